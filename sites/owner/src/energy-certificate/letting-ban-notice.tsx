import { findLettingBan } from '@bailclair/domain/energy-certificate/letting-ban.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { useLaw } from '#platform/use-law.ts'
import { lettingBanMessages } from './letting-ban.messages.ts'

type Home = Parameters<typeof findLettingBan>[0]

export function useLettingBan(property: Home) {
  const { today, changes } = useLaw()
  return findLettingBan(property, today, changes)
}

/** On top of every page of a home that may not be let; nothing for any other. */
export function LettingBanNotice({ property }: { property: Home }) {
  const t = useMessages(lettingBanMessages)
  if (!useLettingBan(property)) return null
  return (
    <Callout kind="danger" title={t.title}>
      <LettingBanText property={property} />
    </Callout>
  )
}

/** What the law says of it, and where to read more. */
export function LettingBanText({ property }: { property: Home }) {
  const t = useMessages(lettingBanMessages)
  const { links } = useSiteConfig()
  const ban = useLettingBan(property)
  if (!ban) return null
  return (
    <>
      <p>{t.text(ban)}</p>
      <p>
        {t.others} <ExternalLink href={links.energyRules}>{t.rules}</ExternalLink>
      </p>
    </>
  )
}

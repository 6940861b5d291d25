import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Illustration } from '@bailclair/front/ui/illustration/illustration.tsx'
import { Cluster, Column } from '@bailclair/front/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { pathTo } from '#platform/paths.ts'
import { notFoundMessages } from './not-found.messages.ts'

/** For an address without a page (spec §2), and for a page about something that is not there, or not ours. */
export function NotFound() {
  const t = useMessages(notFoundMessages)
  const { links } = useSiteConfig()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Cluster>
        <ButtonLink href={links.publicHome}>{t.home}</ButtonLink>
        <ButtonLink href={pathTo('Contact')} variant="secondary">
          {t.contact}
        </ButtonLink>
      </Cluster>
      <Illustration name="key" className="not-found-picture" />
    </Column>
  )
}

import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'
import type { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useOwnTitle } from '@bailclair/site-kit/platform/own-title.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'
import { pathTo } from '#platform/paths.ts'
import { openedLinkMessages } from './opened-link.messages.ts'
import { useOpenedLink } from './use-opened-link.ts'

type Props = { token: string; children: (property: PublicProperty) => ReactNode }

/** What a share link leads to. Unknown, paused or of a draft, it is simply not found (decision 15). */
export function OpenedLink({ token, children }: Props) {
  const t = useMessages(openedLinkMessages)
  const { link, retry } = useOpenedLink(token)
  switch (link.state) {
    case 'open':
      return children(link.property)
    case 'not-found':
      return <ClosedLink />
    case 'failed':
      return <LinkFailure code={link.error.code} onRetry={retry} />
    case 'pending':
      return (
        <div className="page-pending" data-start="now">
          <h1 className="visually-hidden">{t.loading}</h1>
          <Skeleton withTitle count={5} />
        </div>
      )
  }
}

/** The same words whatever the reason: whoever tries addresses learns nothing. */
export function ClosedLink() {
  const t = useMessages(openedLinkMessages)
  const { hosts } = useSiteConfig()
  useOwnTitle(t.notFound)
  return (
    <Outcome
      takesFocus
      illustration="closed-door"
      title={t.notFound}
      actions={
        <>
          <ButtonLink href={hosts.tenant}>{t.tenantArea}</ButtonLink>
          <ButtonLink variant="secondary" href={pathTo('Contact')}>
            {t.contact}
          </ButtonLink>
        </>
      }
    >
      <p>{t.notFoundText}</p>
      <p>{t.notFoundHelp}</p>
    </Outcome>
  )
}

/** The API did not answer; it can be asked again. */
export function LinkFailure({ code, onRetry }: { code: ApiError['code']; onRetry: () => void }) {
  const t = useMessages(openedLinkMessages)
  const errors = useMessages(errorMessages)
  return (
    <Outcome
      takesFocus
      illustration="closed-door"
      title={t.failed}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      <p>{errors[code]}</p>
    </Outcome>
  )
}

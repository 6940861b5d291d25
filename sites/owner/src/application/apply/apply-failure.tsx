import type { ApiError, ApiErrorCode } from '@bailclair/site-kit/platform/api/api-error.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { pathTo } from '#platform/paths.ts'
import { applyFailureMessages } from './apply-failure.messages.ts'
import type { ApplyTarget } from './apply-target.ts'
import { NotInitiator } from './not-initiator.tsx'
import { useTenantPage } from './tenant-pages.ts'

type Props = { target: ApplyTarget; error: ApiError; onRetry: () => void; onSignIn: () => void }

/** Temporary failures: send again. */
const passing: ReadonlySet<ApiErrorCode> = new Set([
  'IdentityUnavailable',
  'ServiceUnavailable',
  'TooManyRequests',
  'RequestTimeout',
  'NetworkFailure',
  'TimedOut',
] as const)

export function ApplyFailure({ target, error, onRetry, onSignIn }: Props) {
  const t = useMessages(applyFailureMessages)
  const errors = useMessages(errorMessages)
  const tenantPage = useTenantPage()
  const { code } = error

  if (code === 'NotInitiator') return <NotInitiator target={target} initiator={error.entries[0]?.message} />
  if (code === 'StoppedByCoTenant') {
    const { title, text, accesses, property } = t.stopped
    const ways = (
      <>
        <ButtonLink href={tenantPage('access')}>{accesses}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo('ConnectProperty', { token: target.token })}>
          {property}
        </ButtonLink>
      </>
    )
    return (
      <Outcome takesFocus illustration="closed-door" title={title} actions={ways}>
        <p>{text(error.entries[0]?.message, target.name)}</p>
      </Outcome>
    )
  }
  if (code === 'ConsentChanged') {
    const { title, action } = t.consentChanged
    // a whole load, so that the page is that of the property of now
    const reload = (
      <Button icon="refresh" onClick={() => window.location.assign(pathTo('ConnectProperty', { token: target.token }))}>
        {action}
      </Button>
    )
    return (
      <Outcome takesFocus illustration="closed-door" title={title} actions={reload}>
        <p>{errors[code]}</p>
      </Outcome>
    )
  }
  if (code === 'NoRentalFile') {
    const { title, text, action } = t.noFile
    const create = <ButtonLink href={tenantPage('file', target.token)}>{action}</ButtonLink>
    return (
      <Outcome takesFocus illustration="roof" title={title} actions={create}>
        <p>{text}</p>
      </Outcome>
    )
  }
  if (code === 'TenantTokenInvalid') {
    const { title, text, action } = t.signIn
    const signIn = (
      <Button icon="user" onClick={onSignIn}>
        {action}
      </Button>
    )
    return (
      <Outcome takesFocus illustration="key" title={title} actions={signIn}>
        <p>{text}</p>
      </Outcome>
    )
  }
  const retry = (
    <Button icon="refresh" onClick={onRetry}>
      {t.passing.action}
    </Button>
  )
  if (passing.has(code)) {
    return (
      <Outcome takesFocus illustration="closed-door" title={t.passing.title} actions={retry}>
        <p>{errors[code]}</p>
      </Outcome>
    )
  }
  const isOwn = code === 'OwnProperty'
  const next = isOwn ? (
    <ButtonLink href={pathTo('Dashboard')}>{t.ownProperties}</ButtonLink>
  ) : (
    <ButtonLink href={pathTo('Contact')}>{t.contact}</ButtonLink>
  )
  return (
    <Outcome takesFocus illustration="closed-door" title={t.cannotApply} actions={next}>
      <p>{isOwn ? t.ownProperty : t.contactSupport}</p>
    </Outcome>
  )
}

import type { ApiErrorCode } from '@bailclair/front/platform/api/api-error.ts'
import { errorMessages } from '@bailclair/front/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Button, ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Outcome } from '@bailclair/front/ui/outcome/outcome.tsx'
import { pathTo } from '#platform/paths.ts'
import { confirmAccountMessages } from './confirm-account.messages.ts'
import { SignInLink } from './sign-in-link.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** The link of the sign-up mail. It opens no session: sign-in comes next. */
export function ConfirmAccount({ token }: { token: string }) {
  const t = useMessages(confirmAccountMessages)
  const { confirmation, retry } = useConfirmation(token)
  return (
    <div role="status">
      {confirmation.state === 'pending' && (
        <Outcome illustration="letter" title={t.wait}>
          <p>{t.waitHelp}</p>
        </Outcome>
      )}
      {confirmation.state === 'done' && (
        <Outcome
          illustration="door"
          title={t.confirmed}
          actions={<SignInLink email={confirmation.email}>{t.signIn}</SignInLink>}
        >
          <p>{t.confirmedHelp(confirmation.email)}</p>
        </Outcome>
      )}
      {confirmation.state === 'failed' && <Failed code={confirmation.error.code} onRetry={retry} />}
    </div>
  )
}

function Failed({ code, onRetry }: { code: ApiErrorCode; onRetry: () => void }) {
  const t = useMessages(confirmAccountMessages)
  const errors = useMessages(errorMessages)
  if (code !== 'TokenUnknown' && code !== 'TokenExpired') {
    return (
      <Outcome
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
  return (
    <Outcome
      illustration="closed-door"
      title={t.failed}
      actions={
        <>
          <ButtonLink href={pathTo('Register')}>{t.signUp}</ButtonLink>
          <ButtonLink href={pathTo('Dashboard')} variant="secondary">
            {t.signIn}
          </ButtonLink>
        </>
      }
    >
      <p>{code === 'TokenUnknown' ? t.unknown : t.expired}</p>
    </Outcome>
  )
}

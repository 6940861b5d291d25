import type { ApiErrorCode } from '#platform/api/api-error.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useParams } from '#platform/router/router-context.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useAccountPaths } from './account-site.ts'
import { AskedSignUp } from './asked-sign-up.tsx'
import { confirmAccountMessages } from './confirm-account.messages.ts'
import { SignInLink } from './sign-in-link.tsx'
import { useConfirmation } from './use-confirmation.ts'

export default function ConfirmAccountPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmAccount key={token} token={token} />
    </Column>
  )
}

/** Opened from the sign-up e-mail. It opens no session: sign-in comes next. */
export function ConfirmAccount({ token }: { token: string }) {
  const t = useMessages(confirmAccountMessages)
  const { landing } = useAccountPaths()
  const { confirmation, isPending, wasPressed, retry, confirmByHand, refuse } = useConfirmation(token)
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
          takesFocus={wasPressed}
          actions={<SignInLink email={confirmation.email}>{t.signIn}</SignInLink>}
        >
          <p>{t.confirmedHelp(confirmation.email)}</p>
        </Outcome>
      )}
      {confirmation.state === 'asked' && (
        <AskedSignUp
          signUp={confirmation.signUp}
          isPending={isPending}
          onConfirm={confirmByHand}
          onRefuse={() => refuse(confirmation.signUp)}
        />
      )}
      {confirmation.state === 'refused' && (
        <Outcome
          illustration="closed-door"
          title={t.refused}
          takesFocus
          actions={<ButtonLink href={landing}>{t.refusedHome}</ButtonLink>}
        >
          <p>{t.refusedHelp(confirmation.email)}</p>
        </Outcome>
      )}
      {confirmation.state === 'failed' && <Failed code={confirmation.error.code} onRetry={retry} />}
    </div>
  )
}

function Failed({ code, onRetry }: { code: ApiErrorCode; onRetry: () => void }) {
  const t = useMessages(confirmAccountMessages)
  const errors = useMessages(errorMessages)
  const { register, home } = useAccountPaths()
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
          <ButtonLink href={register}>{t.signUp}</ButtonLink>
          <ButtonLink href={home} variant="secondary">
            {t.signIn}
          </ButtonLink>
        </>
      }
    >
      <p>{code === 'TokenUnknown' ? t.unknown : t.expired}</p>
    </Outcome>
  )
}

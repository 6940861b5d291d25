import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { signInUnavailableMessages } from './sign-in-unavailable.messages.ts'

/** Replaces a signed-in page while the identity server is unreachable (decision 23). */
export function SignInUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(signInUnavailableMessages)
  const { publicHome } = useAccountPaths()
  return (
    <Column role="alert">
      <Outcome
        illustration="closed-door"
        title={t.title}
        actions={
          <>
            <Button icon="refresh" onClick={onRetry}>
              {t.retry}
            </Button>
            <ButtonLink variant="secondary" href={publicHome}>
              {t.home}
            </ButtonLink>
          </>
        }
      >
        <p>{t.help}</p>
      </Outcome>
    </Column>
  )
}

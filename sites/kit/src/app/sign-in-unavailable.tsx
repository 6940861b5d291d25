import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { signInUnavailableMessages } from './sign-in-unavailable.messages.ts'

/** Replaces a signed-in page while the identity server is unreachable (decision 23). */
export function SignInUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(signInUnavailableMessages)
  const { publicHome } = useAccountPaths()
  return (
    <Column role="alert">
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Cluster>
        <Button icon="refresh" onClick={onRetry}>
          {t.retry}
        </Button>
        <ButtonLink variant="secondary" href={publicHome}>
          {t.home}
        </ButtonLink>
      </Cluster>
    </Column>
  )
}

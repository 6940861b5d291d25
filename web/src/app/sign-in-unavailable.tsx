import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { Button, ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Cluster, Column } from '@bailclair/front/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { signInUnavailableMessages } from './sign-in-unavailable.messages.ts'

/** In the place of a page that needs sign-in, while the identity server cannot be reached (decision 23). */
export function SignInUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(signInUnavailableMessages)
  const { links } = useSiteConfig()
  return (
    <Column role="alert">
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <Cluster>
        <Button icon="refresh" onClick={onRetry}>
          {t.retry}
        </Button>
        <ButtonLink variant="secondary" href={links.publicHome}>
          {t.home}
        </ButtonLink>
      </Cluster>
    </Column>
  )
}

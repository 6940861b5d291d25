import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { pageFailureMessages } from './page-failure.messages.ts'

type Props = {
  /** `broken`: the page failed while it was shown; `missing`: its code did not come. */
  reason: 'broken' | 'missing'
}

/** In the place of a page that cannot be shown: what happened, and two ways out. */
export function PageFailure({ reason }: Props) {
  const t = useMessages(pageFailureMessages)
  const { publicHome } = useAccountPaths()
  return (
    <Column role="alert">
      <PageHeader title={t.title}>{t[reason]}</PageHeader>
      <Cluster>
        {/* A document loaded anew also brings the code of a release that came meanwhile. */}
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {t.retry}
        </Button>
        <ButtonLink variant="secondary" href={publicHome}>
          {t.home}
        </ButtonLink>
      </Cluster>
    </Column>
  )
}

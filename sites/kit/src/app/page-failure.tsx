import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Illustration } from '#ui/illustration/illustration.tsx'
import { Cluster, Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { pageFailureMessages } from './page-failure.messages.ts'

type Props = {
  /** `broken`: the page threw an error; `missing`: its code did not load. */
  reason: 'broken' | 'missing'
}

export function PageFailure({ reason }: Props) {
  const t = useMessages(pageFailureMessages)
  const { publicHome } = useAccountPaths()
  return (
    <Column role="alert">
      <PageHeader title={t.title}>{t[reason]}</PageHeader>
      <Cluster>
        {/* A full reload also fetches the code of a new release. */}
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {t.retry}
        </Button>
        <ButtonLink variant="secondary" href={publicHome}>
          {t.home}
        </ButtonLink>
      </Cluster>
      <Illustration name="closed-door" />
    </Column>
  )
}

import { useOwner } from '#owner/owner.queries.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { pathTo } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Card, Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { dashboardMessages } from './dashboard.messages.ts'

/** Where a signed-in owner arrives. */
export default function DashboardPage() {
  const t = useMessages(dashboardMessages)
  const { firstName = '' } = useOwner()
  return (
    <Column wide>
      <PageHeader title={t.greeting(firstName)}>{t.help}</PageHeader>
      <Card>
        <EmptyState
          illustration="roof"
          title={t.empty.title}
          actions={
            <ButtonLink href={pathTo('AccountName')} variant="secondary" icon="user">
              {t.account}
            </ButtonLink>
          }
        >
          {t.empty.text}
        </EmptyState>
      </Card>
    </Column>
  )
}

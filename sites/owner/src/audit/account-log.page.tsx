import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { pathTo } from '#platform/paths.ts'
import { auditMessages } from './audit.messages.ts'
import { AuditList } from './audit-list.tsx'

export default function AccountLogPage() {
  const t = useMessages(auditMessages)
  return (
    <Column wide>
      <PageHeader title={t.title} back={{ href: pathTo('AccountName'), label: t.back }}>
        {t.help}
      </PageHeader>
      <AuditList />
    </Column>
  )
}

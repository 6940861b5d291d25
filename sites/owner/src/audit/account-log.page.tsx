import { ownerDataContract } from '@bailclair/domain/owner/owner-data.contract.ts'
import { auditMessages } from '@bailclair/site-kit/audit/audit.messages.ts'
import { AuditList } from '@bailclair/site-kit/audit/audit-list.tsx'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { pathTo } from '#platform/paths.ts'
import { accountLogMessages } from './account-log.messages.ts'

export default function AccountLogPage() {
  const { title } = useMessages(auditMessages)
  const t = useMessages(accountLogMessages)
  const api = useApi()
  return (
    <Column wide>
      <PageHeader title={title} back={{ href: pathTo('AccountName'), label: t.back }}>
        {t.help}
      </PageHeader>
      <AuditList hasProperties load={(query, options) => api(ownerDataContract.audit, { query }, options)} />
    </Column>
  )
}

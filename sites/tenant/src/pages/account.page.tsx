import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { pathToPlace } from '#rental-file/place-paths.ts'
import { accountMessages } from '#tenant/account.messages.ts'
import { AccountFacts } from '#tenant/account-facts.tsx'
import { Deletion, MyData, Sessions } from '#tenant/account-sections.tsx'
import { EmailChange } from '#tenant/email-change.tsx'
import { useTenant } from '#tenant/tenant.queries.ts'

export default function AccountPage() {
  const t = useMessages(accountMessages)
  const tenant = useTenant()
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <AccountFacts tenant={tenant} namesPath={pathToPlace({ name: 'names' })} />
      <EmailChange tenant={tenant} />
      <MyData />
      <Sessions />
      <Deletion tenant={tenant} />
    </Column>
  )
}

import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { pathToPlace } from '#rental-file/place-paths.ts'
import { accountMessages } from '#tenant/account/account.messages.ts'
import { AccountFacts } from '#tenant/account/account-facts.tsx'
import { Deletion, MyData, Sessions } from '#tenant/account/account-sections.tsx'
import { EmailChange } from '#tenant/account/email-change.tsx'
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

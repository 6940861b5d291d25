import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useAccountDeletion } from '@bailclair/site-kit/platform/use-account-deletion.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { pathTo } from '#platform/paths.ts'
import { deleteAccountMessages } from './delete-account.messages.ts'

type Props = { open: boolean; tenant: TenantProfile; onClose: () => void }

export function DeleteAccountDialog({ open, tenant, onClose }: Props) {
  const t = useMessages(deleteAccountMessages)
  const api = useApi()
  const { isPending, deleteAccount } = useAccountDeletion({
    send: () => api(tenantContract.deleteAccount, {}),
    farewell: pathTo('DeletedAccount'),
    failureText: t.failed,
    onFailure: onClose,
  })

  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={deleteAccount}
      title={t.title}
      confirmLabel={t.confirm}
      danger
      pending={isPending}
    >
      <p>{t.intro}</p>
      <ul>
        <li>{t.account(tenant.email)}</li>
        {tenant.file && <FileLines file={tenant.file} />}
      </ul>
      <p>{t.farewell}</p>
    </ConfirmDialog>
  )
}

/** In a shared file only the tenant's own part is deleted; the others keep theirs (decision 115). */
function FileLines({ file }: { file: NonNullable<TenantProfile['file']> }) {
  const t = useMessages(deleteAccountMessages)
  const documents = [file, ...file.guarantors].reduce((count, { documents: { length } }) => count + length, 0)
  const isShared = file.tenants.length > 1
  const isInitiator = file.tenants.some(({ isMe, tenantType }) => isMe && tenantType === 'CREATE')
  return (
    <>
      <li>{isShared ? t.part(documents) : t.file(documents)}</li>
      {isInitiator ? <li>{t.accesses}</li> : <li>{t.accessesOfPart}</li>}
      {isShared && <li>{t.others}</li>}
    </>
  )
}

import type { TenantProfile } from '@bailclair/domain/tenant/my-file.schema.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { useApi } from '@bailclair/front/platform/api/use-api.ts'
import { logError } from '@bailclair/front/platform/log.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { tabStorage } from '@bailclair/front/platform/tab-storage.ts'
import { showToast } from '@bailclair/front/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/front/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { deleteAccountMessages } from './delete-account.messages.ts'

type Props = { open: boolean; tenant: TenantProfile; onClose: () => void }

/** Says what disappears, for whom, then deletes. */
export function DeleteAccountDialog({ open, tenant, onClose }: Props) {
  const t = useMessages(deleteAccountMessages)
  const api = useApi()
  const [isPending, setPending] = useState(false)

  async function deleteAccount() {
    setPending(true)
    try {
      await api(tenantContract.deleteAccount, {})
      tabStorage.clear()
      // A document loaded anew: nothing of the session is left in memory.
      window.location.assign(pathTo('Landing'))
    } catch (cause) {
      logError('Failed to delete the account', cause)
      setPending(false)
      // The toast would be out of reach behind the dialog.
      onClose()
      showToast({ kind: 'danger', text: t.failed })
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => void deleteAccount()}
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

/** Of a shared file only one's own part goes; the others go on without whoever created it (decision 115). */
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

import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import { useApi } from '@bailclair/front/platform/api/use-api.ts'
import { logError } from '@bailclair/front/platform/log.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { tabStorage } from '@bailclair/front/platform/tab-storage.ts'
import { showToast } from '@bailclair/front/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/front/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { deleteAccountMessages } from './delete-account.messages.ts'

type Props = { open: boolean; onClose: () => void }

/** Says what disappears, then deletes. Opened from the menu of every page, hence outside of what the pages share. */
export function DeleteAccountDialog({ open, onClose }: Props) {
  const t = useMessages(deleteAccountMessages)
  const api = useApi()
  const { links } = useSiteConfig()
  const [isPending, setPending] = useState(false)

  async function deleteAccount() {
    setPending(true)
    try {
      await api(ownerContract.deleteAccount, {})
      tabStorage.clear()
      // A document loaded anew: nothing of the session is left in memory.
      window.location.assign(links.publicHome)
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
      onConfirm={deleteAccount}
      title={t.title}
      confirmLabel={t.confirm}
      danger
      pending={isPending}
    >
      <p>{t.intro}</p>
      <ul>
        <li>{t.account}</li>
        <li>{t.properties}</li>
        <li>{t.applications}</li>
      </ul>
      <p>{t.farewell}</p>
    </ConfirmDialog>
  )
}

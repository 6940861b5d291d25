import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useAccountDeletion } from '@bailclair/site-kit/platform/use-account-deletion.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { pathTo } from '#platform/paths.ts'
import { deleteAccountMessages } from './delete-account.messages.ts'

type Props = { open: boolean; onClose: () => void }

/** Opened from the menu of every page, so it is not part of the shared pages chunk. */
export function DeleteAccountDialog({ open, onClose }: Props) {
  const t = useMessages(deleteAccountMessages)
  const api = useApi()
  const { isPending, deleteAccount } = useAccountDeletion({
    send: () => api(ownerContract.deleteAccount, {}),
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
        <li>{t.account}</li>
        <li>{t.properties}</li>
        <li>{t.applications}</li>
      </ul>
      <p>{t.farewell}</p>
    </ConfirmDialog>
  )
}

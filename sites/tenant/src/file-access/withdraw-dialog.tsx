import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'
import { useConfirmedChange } from './use-confirmed-change.ts'

type Props = { open: boolean; access: FileAccess; onClose: () => void }

/** Withdraws the access at once after confirmation. */
export function WithdrawDialog({ open, access, onClose }: Props) {
  const t = useMessages(fileAccessMessages)
  const { owner, property } = useAccessNames(access)
  const { dialog } = useConfirmedChange(onClose, { id: access.id, change: 'withdraw' }, () =>
    t.withdrawn(owner, property),
  )
  return (
    <ConfirmDialog open={open} {...dialog} title={t.withdrawTitle} confirmLabel={t.withdrawConfirm} danger>
      <p>{t.withdrawText(owner, property)}</p>
      <p>{access.mayExtend ? t.withdrawAgain : t.withdrawForAll}</p>
    </ConfirmDialog>
  )
}

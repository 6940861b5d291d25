import type { CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import type { FileAccess } from '@bailclair/domain/tenant/file-access.schema.ts'
import { useFormats } from '@bailclair/front/platform/messages/formats.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { ConfirmDialog } from '@bailclair/front/ui/dialog/confirm-dialog.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'
import { useAskedChange } from './use-asked-change.ts'

type Props = { open: boolean; access: FileAccess; lastDay: CalendarDate; onClose: () => void }

/** One more month is one more consent: it says to whom, for what, until when. */
export function ExtendDialog({ open, access, lastDay, onClose }: Props) {
  const t = useMessages(fileAccessMessages)
  const { date } = useFormats()
  const { owner, property } = useAccessNames(access)
  const day = date(lastDay)
  const { dialog } = useAskedChange(onClose, { id: access.id, change: { extend: true } }, () => t.extended(owner, day))
  return (
    <ConfirmDialog open={open} {...dialog} title={t.extendTitle} confirmLabel={t.extendConfirm}>
      <p>{t.extendText(owner, property, day)}</p>
      <p>{t.extendWithdraw}</p>
    </ConfirmDialog>
  )
}

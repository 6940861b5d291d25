import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { fileAccessMessages } from './file-access.messages.ts'
import { useAccessNames } from './use-access-names.ts'
import { useConfirmedChange } from './use-confirmed-change.ts'

type Props = { open: boolean; access: FileAccess; lastDay: CalendarDate; onClose: () => void }

/** Another month is another consent: says to whom, for what, until when. */
export function ExtendDialog({ open, access, lastDay, onClose }: Props) {
  const t = useMessages(fileAccessMessages)
  const { date } = useFormats()
  const { owner, property } = useAccessNames(access)
  const day = date(lastDay)
  const isContact = access.scope === 'CONTACT'
  const { dialog } = useConfirmedChange(onClose, { id: access.id, change: { extend: true } }, () =>
    isContact ? t.extendedContact(owner, day) : t.extended(owner, day),
  )
  return (
    <ConfirmDialog open={open} {...dialog} title={t.extendTitle} confirmLabel={t.extendConfirm}>
      <p>{isContact ? t.extendContactText(owner, property, day) : t.extendText(owner, property, day)}</p>
      <p>{t.extendWithdraw}</p>
    </ConfirmDialog>
  )
}

import {
  longestReport,
  messageReport,
  type ReportReason,
  reportReasons,
  type SentMessage,
} from '@bailclair/domain/message/message.schema.ts'
import { draftLines } from '@bailclair/domain/value/text.schema.ts'
import { z } from 'zod/mini'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextareaField } from '#ui/field/textarea-field.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { RadioGroup } from '#ui/radio/radio-group.tsx'
import { ShortForm } from '#ui/short-form.tsx'
import { messageTexts } from './message.messages.ts'
import { type Side, useReportMessage } from './message.queries.ts'

type Props = { side: Side; applicationId: string; message: SentMessage | undefined; onClose: () => void }

/** Asks for the reason, and mails the message to the operator. */
export function ReportDialog({ message, onClose, ...props }: Props) {
  const t = useMessages(messageTexts)
  return (
    <Dialog open={message !== undefined} onClose={onClose} title={t.reportTitle}>
      {message && <ReportForm {...props} message={message} onClose={onClose} />}
    </Dialog>
  )
}

type Values = { reason: ReportReason | ''; words: string }
const rules = z.object({
  reason: messageReport.shape.reason,
  // May be empty; what is sent is checked whole.
  words: draftLines(longestReport),
})

function ReportForm({ side, applicationId, message, onClose }: Props & { message: SentMessage }) {
  const t = useMessages(messageTexts)
  const { mutateAsync } = useReportMessage(side, applicationId, message.id)
  const form = useForm<Values>({
    initial: { reason: '', words: '' },
    rules,
    labels: { reason: t.reason, words: t.words },
    send: async ({ reason, words }) => {
      await mutateAsync(messageReport.parse({ reason, ...(words.trim() && { words }) }))
      onClose()
      showToast({ kind: 'success', text: t.reportSent })
    },
  })
  return (
    <Stack gap={24}>
      <p>{t.reportHelp}</p>
      <blockquote className="message-text">{message.text}</blockquote>
      <ShortForm form={form} submitLabel={t.reportSend}>
        <RadioGroup
          {...form.choice('reason')}
          value={form.values.reason || undefined}
          label={t.reason}
          required
          options={reportReasons.map((value) => ({ value, label: t.reasons[value] }))}
        />
        <TextareaField {...form.field('words')} label={t.words} optional limit={longestReport} rows={3} />
      </ShortForm>
    </Stack>
  )
}

import { longestMessage, messageText } from '@bailclair/domain/message/message.schema.ts'
import { z } from 'zod/mini'
import { useDraft } from '#platform/form/use-draft.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useBlocker } from '#platform/router/use-blocker.ts'
import { lateQuestion } from '#ui/dialog/late-question.ts'
import { TextareaField } from '#ui/field/textarea-field.tsx'
import { ShortForm } from '#ui/short-form.tsx'
import { messageTexts } from './message.messages.ts'

type Props = {
  applicationId: string
  /** Messages that did not arrive: leaving the page loses them, too. */
  hasUnsent: boolean
  onSend: (text: string) => void
  onLeave: () => void
}

const rules = z.object({ text: messageText })
const fields = ['text'] as const
const blank = { text: '' }

/** Sends at once: whether it arrives is shown in the list. What is typed survives a reload (decision 90). */
export function Composer({ applicationId, hasUnsent, onSend, onLeave }: Props) {
  const t = useMessages(messageTexts)
  const form = useForm({
    initial: blank,
    rules,
    labels: { text: t.yours },
    send: async ({ text }) => {
      onSend(messageText.parse(text))
      form.reset(blank)
      forgetDraft()
    },
  })
  const forgetDraft = useDraft(`message-${applicationId}`, form, fields)
  const question = useBlocker(form.isDirty || hasUnsent)
  // An empty field that is left is no error in a conversation.
  const { onBlur: _, ...field } = form.field('text')

  function leave() {
    forgetDraft()
    onLeave()
    question.leave()
  }

  return (
    <>
      <ShortForm form={form} submitLabel={t.send}>
        <TextareaField {...field} label={t.yours} hint={t.hint} limit={longestMessage} rows={4} />
      </ShortForm>
      <lateQuestion.Part
        isNeeded={question.isAsked}
        onFailed={question.stay}
        open={question.isAsked}
        onCancel={question.stay}
        onConfirm={leave}
        title={t.leaving.title}
        confirmLabel={t.leaving.confirm}
        text={t.leaving.text}
        danger
      />
    </>
  )
}

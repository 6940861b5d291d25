import { longestComment } from '@bailclair/domain/verification/decision.schema.ts'
import type { Release } from '@bailclair/domain/verification/release.schema.ts'
import { type ReleaseReason, releaseReasons } from '@bailclair/domain/verification/release-reason.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ActionDialog } from '@bailclair/site-kit/ui/dialog/action-dialog.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { type ComponentProps, useState } from 'react'
import { releaseMessages } from './release.messages.ts'

type Props = Pick<ComponentProps<typeof ActionDialog>, 'open' | 'pending' | 'error' | 'onClose'> & {
  /** Chosen already. */
  reason: ReleaseReason | undefined
  onRelease: (release: Release) => void
}

/** A part is given back for a reason, which the operator can count; for a second opinion, with a question. */
export function ReleaseDialog({ reason, onRelease, ...dialog }: Props) {
  const t = useMessages(releaseMessages)
  return (
    <ActionDialog
      {...dialog}
      title={t.title}
      action={{ type: 'submit', form: 'release', icon: 'return', children: t.send }}
      backLabel={t.back}
    >
      <ReasonForm reason={reason} onRelease={onRelease} />
    </ActionDialog>
  )
}

function ReasonForm({ reason: chosen, onRelease }: Pick<Props, 'reason' | 'onRelease'>) {
  const t = useMessages(releaseMessages)
  const [reason, setReason] = useState(chosen)
  const [question, setQuestion] = useState('')
  const [isTried, setIsTried] = useState(false)
  const asks = reason === 'NEEDS_ADVICE'
  const problem =
    question.trim() === '' ? t.questionMissing : question.length > longestComment ? t.questionTooLong : undefined
  return (
    <form
      id="release"
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason && !(asks && problem)) return onRelease(asks ? { reason, question } : { reason })
        setIsTried(true)
        document.getElementById(reason ? 'release-question' : 'release-reason')?.focus()
      }}
    >
      <p>{t.text}</p>
      <RadioGroup
        id="release-reason"
        label={t.reason}
        required
        error={isTried && !reason ? t.missing : undefined}
        options={releaseReasons.map((value) => ({ value, label: t.reasons[value] }))}
        value={reason}
        onChange={setReason}
      />
      {asks && (
        <TextareaField
          id="release-question"
          label={t.question}
          hint={t.questionHint}
          required
          rows={3}
          limit={longestComment}
          value={question}
          error={isTried ? problem : undefined}
          onChange={({ target }) => setQuestion(target.value)}
        />
      )}
    </form>
  )
}

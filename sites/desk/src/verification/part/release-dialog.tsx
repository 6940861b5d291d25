import { type ReleaseReason, releaseReasons } from '@bailclair/domain/verification/release-reason.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ActionDialog } from '@bailclair/site-kit/ui/dialog/action-dialog.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { type ComponentProps, useState } from 'react'
import { releaseMessages } from './release.messages.ts'

type Props = Pick<ComponentProps<typeof ActionDialog>, 'open' | 'pending' | 'error' | 'onClose'> & {
  onRelease: (reason: ReleaseReason) => void
}

/** A part is given back for a reason, which the operator can count. */
export function ReleaseDialog({ onRelease, ...dialog }: Props) {
  const t = useMessages(releaseMessages)
  return (
    <ActionDialog
      {...dialog}
      title={t.title}
      action={{ type: 'submit', form: 'release', icon: 'return', children: t.send }}
      backLabel={t.back}
    >
      <ReasonForm onRelease={onRelease} />
    </ActionDialog>
  )
}

function ReasonForm({ onRelease }: Pick<Props, 'onRelease'>) {
  const t = useMessages(releaseMessages)
  const [reason, setReason] = useState<ReleaseReason>()
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      id="release"
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason) return onRelease(reason)
        setIsMissing(true)
        document.getElementById('release-reason')?.focus()
      }}
    >
      <p>{t.text}</p>
      <RadioGroup
        id="release-reason"
        label={t.reason}
        required
        error={isMissing && !reason ? t.missing : undefined}
        options={releaseReasons.map((value) => ({ value, label: t.reasons[value] }))}
        value={reason}
        onChange={setReason}
      />
    </form>
  )
}

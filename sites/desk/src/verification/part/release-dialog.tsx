import { type ReleaseReason, releaseReasons } from '@bailclair/domain/verification/release-reason.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useState } from 'react'
import { releaseMessages } from './release.messages.ts'

type Props = {
  open: boolean
  pending: boolean
  error: string | undefined
  onClose: () => void
  onRelease: (reason: ReleaseReason) => void
}

/** A part is given back for a reason, which the operator can count. */
export function ReleaseDialog({ open, pending, onClose, ...props }: Props) {
  const t = useMessages(releaseMessages)
  const closeUnlessPending = () => !pending && onClose()
  return (
    <Dialog
      open={open}
      onClose={closeUnlessPending}
      title={t.title}
      actions={
        <>
          <Button type="submit" form="release" icon="return" pending={pending}>
            {t.send}
          </Button>
          <Button variant="secondary" onClick={closeUnlessPending}>
            {t.back}
          </Button>
        </>
      }
    >
      {open && <ReasonForm {...props} />}
    </Dialog>
  )
}

function ReasonForm({ error, onRelease }: Pick<Props, 'error' | 'onRelease'>) {
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
      {error && (
        <Callout kind="danger" role="alert">
          {error}
        </Callout>
      )}
    </form>
  )
}

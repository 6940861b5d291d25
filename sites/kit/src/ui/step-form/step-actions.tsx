import { useMessages } from '#platform/messages/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { stepFormMessages } from './step-form.messages.ts'
import type { StepFrame } from './step-frame.ts'

type Props = {
  frame: StepFrame
  isPending: boolean
  /** Defaults to Continue. */
  submitLabel?: string | undefined
}

/** Continue or back. Enter presses the first button. */
export function StepActions({ frame: { back, leaveTo, canReturn }, isPending, submitLabel }: Props) {
  const t = useMessages(stepFormMessages)
  return (
    <div className="step-actions">
      <Button type="submit" pending={isPending} onClick={() => leaveTo('next')}>
        {submitLabel ?? t.next}
      </Button>
      {canReturn && (
        <Button type="submit" variant="secondary" onClick={() => leaveTo('return')}>
          {t.finish}
        </Button>
      )}
      <ButtonLink href={back.href} variant="quiet" icon="arrow-left">
        {back.label}
      </ButtonLink>
    </div>
  )
}

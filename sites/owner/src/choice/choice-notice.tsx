import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { choiceMessages } from './choice.messages.ts'
import { useChangeChoice, useChoiceState } from './choice.queries.ts'
import { UndoButton } from './stage-section.tsx'

/** On the page of a property: whether it is let, and answers that can still be undone. */
export function ChoiceNotice({ propertyId }: { propertyId: string }) {
  const t = useMessages(choiceMessages)
  const { date, moment } = useFormats()
  const { data } = useChoiceState(propertyId)
  if (!data) return null
  const { letOn, chosen, answers } = data
  return (
    <>
      {letOn && (
        <Callout kind="success" title={t.let(date(letOn))} actions={<OpenAgain propertyId={propertyId} />}>
          {chosen && t.letTo(chosen.name)} {t.letText}
        </Callout>
      )}
      {answers
        .filter(({ hasLeft }) => !hasLeft)
        .map(({ id, count, leavesAt }) => (
          <Callout key={id} actions={<UndoButton propertyId={propertyId} answerId={id} />}>
            {t.answersLeave(count, moment(new Date(leavesAt)))}
          </Callout>
        ))}
    </>
  )
}

function OpenAgain({ propertyId }: { propertyId: string }) {
  const t = useMessages(choiceMessages)
  const onError = useFailureToast()
  const { mutateAsync, isPending } = useChangeChoice(propertyId)
  const open = () => mutateAsync('open-again').then(() => showToast({ kind: 'success', text: t.openedAgain }), onError)
  return (
    <Button variant="secondary" compact icon="key" pending={isPending} onClick={open}>
      {t.openAgain}
    </Button>
  )
}

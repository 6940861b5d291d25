import type { MyVisit } from '@bailclair/domain/visit/visit.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { myVisitMessages } from './my-visit.messages.ts'
import { useChangeVisit } from './my-visit.queries.ts'

type Props = { id: string; slots: MyVisit['slots']; isMoving: boolean }

/** Whoever books first gets the place. */
export function OpenSlots({ id, slots, isMoving }: Props) {
  const t = useMessages(myVisitMessages)
  const { appointment } = useFormats()
  const onError = useFailureToast()
  const { mutate, isPending, variables } = useChangeVisit(id)
  const book = (slotId: string, moment: string) =>
    mutate({ slotId }, { onSuccess: () => showToast({ kind: 'success', text: t.bookedToast(moment) }), onError })
  const isBooking = (slotId: string) => isPending && typeof variables === 'object' && variables.slotId === slotId
  return (
    <div className="open-slots">
      <h3>{isMoving ? t.move : t.choose}</h3>
      {slots.length === 0 ? (
        <p>{isMoving ? t.noneElse : t.none}</p>
      ) : (
        !isMoving && <p className="muted">{t.firstCome}</p>
      )}
      <ul>
        {slots.map(({ id: slotId, startsAt, durationMinutes }) => {
          const moment = appointment(new Date(startsAt))
          return (
            <li key={slotId} className="open-slot">
              <span>
                {moment} <span className="muted">{t.lasts(durationMinutes)}</span>
              </span>
              <Button
                variant="secondary"
                compact
                disabled={isPending && !isBooking(slotId)}
                pending={isBooking(slotId)}
                aria-label={isMoving ? t.moveToAt(moment) : t.bookAt(moment)}
                onClick={() => book(slotId, moment)}
              >
                {isMoving ? t.moveTo : t.book}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

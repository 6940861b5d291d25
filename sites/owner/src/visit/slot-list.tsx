import type { VisitOutcome } from '@bailclair/domain/visit/booking.rules.ts'
import type { OwnerSlot } from '@bailclair/domain/visit/visit.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { ConfirmQuestion } from '@bailclair/site-kit/ui/dialog/confirm-question.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { ChangeSlotDialog } from './change-slot-dialog.tsx'
import { useChangeVisits } from './visit.queries.ts'
import { visitsMessages } from './visits.messages.ts'

type ListProps = { propertyId: string; slots: readonly OwnerSlot[]; whenEmpty?: string }

export const SlotList = ({ propertyId, slots, whenEmpty }: ListProps) =>
  slots.length === 0 ? (
    <p>{whenEmpty}</p>
  ) : (
    <ul className="slot-list">
      {slots.map((slot) => (
        <li key={slot.id} className="slot">
          <Slot propertyId={propertyId} slot={slot} />
        </li>
      ))}
    </ul>
  )

type Props = { propertyId: string; slot: OwnerSlot }

function Slot({ propertyId, slot }: Props) {
  const t = useMessages(visitsMessages)
  const { appointment } = useFormats()
  const [asked, setAsked] = useState<'remove' | 'change'>()
  const { startsAt, durationMinutes, places, place, bookings } = slot
  const moment = appointment(new Date(startsAt))
  const hasBegun = Date.parse(startsAt) <= Date.now()
  return (
    <>
      <div className="slot-head">
        <div>
          <strong>{moment}</strong> <span className="muted">{t.lasts(durationMinutes)}</span>
          <p className="small muted">
            {t.taken(bookings.length, places)}
            {place && ` · ${t.placeOf(place)}`}
          </p>
        </div>
        <div className="cluster">
          {!hasBegun && (
            <Button
              variant="quiet"
              compact
              icon="pencil"
              aria-label={t.editOf(moment)}
              onClick={() => setAsked('change')}
            >
              {t.edit}
            </Button>
          )}
          <Button
            variant="quiet"
            compact
            icon="trash"
            aria-label={t.removeOf(moment)}
            onClick={() => setAsked('remove')}
          >
            {t.remove}
          </Button>
        </div>
      </div>
      {bookings.length > 0 && (
        <ul className="slot-bookings">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <a href={pathTo('Application', { id: booking.applicationId })}>{booking.name}</a>
              {hasBegun && <OutcomeChoice propertyId={propertyId} booking={booking} />}
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog propertyId={propertyId} slot={slot} open={asked === 'remove'} onClose={() => setAsked(undefined)} />
      {asked === 'change' && (
        <ChangeSlotDialog propertyId={propertyId} slot={slot} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

/** Neutral words, and only the owner and the applicant's export have them. */
function OutcomeChoice({ propertyId, booking }: { propertyId: string; booking: OwnerSlot['bookings'][number] }) {
  const t = useMessages(visitsMessages)
  const onError = useFailureToast()
  const { mutate, isPending } = useChangeVisits(propertyId)
  const note = (outcome: VisitOutcome) =>
    mutate(
      { note: outcome, booking: booking.id },
      { onSuccess: () => showToast({ kind: 'success', text: t.noted }), onError },
    )
  const choice = (outcome: VisitOutcome, label: string, full: string) => (
    <Button
      variant={booking.outcome === outcome ? 'primary' : 'secondary'}
      compact
      aria-pressed={booking.outcome === outcome}
      aria-label={full}
      disabled={isPending}
      onClick={() => note(outcome)}
    >
      {label}
    </Button>
  )
  return (
    <span className="cluster">
      {choice('CAME', t.came, t.cameOf(booking.name))}
      {choice('DID_NOT_COME', t.didNotCome, t.didNotComeOf(booking.name))}
    </span>
  )
}

function RemoveDialog({ propertyId, slot, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const t = useMessages(visitsMessages)
  const fail = useFailureToast()
  const { mutate, isPending } = useChangeVisits(propertyId)
  const remove = () =>
    mutate(
      { cancel: slot.id },
      {
        onSuccess: () => showToast({ kind: 'success', text: t.removed }),
        onError: fail,
        onSettled: onClose,
      },
    )
  return (
    <ConfirmQuestion
      open={open}
      title={t.removeTitle}
      text={t.removeText(slot.bookings.length)}
      confirmLabel={t.remove}
      danger
      pending={isPending}
      onCancel={onClose}
      onConfirm={remove}
    />
  )
}

import type { MyVisit } from '@bailclair/domain/visit/visit.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ConfirmQuestion } from '@bailclair/site-kit/ui/dialog/confirm-question.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { useState } from 'react'
import { myVisitMessages } from './my-visit.messages.ts'
import { useChangeVisit, useVisitCalendar } from './my-visit.queries.ts'

type Props = { id: string; booking: NonNullable<MyVisit['booking']> }

export function BookedVisit({ id, booking: { startsAt, durationMinutes, place, isOpen } }: Props) {
  const t = useMessages(myVisitMessages)
  const { appointment } = useFormats()
  const onError = useFailureToast()
  const calendar = useVisitCalendar(id)
  const [isAsked, setAsked] = useState(false)
  const download = () => calendar.mutate(undefined, { onSuccess: (file) => saveFile(file, 'visite.ics'), onError })
  return (
    <Callout kind="success" title={t.booked}>
      <Facts
        facts={[
          { label: t.when, value: appointment(new Date(startsAt)) },
          { label: t.duration, value: t.lasts(durationMinutes) },
          ...(place ? [{ label: t.place, value: place }] : []),
        ]}
      />
      {!isOpen && <p>{t.underWay}</p>}
      <div className="cluster">
        <Button variant="secondary" icon="download" pending={calendar.isPending} onClick={download}>
          {t.addToCalendar}
        </Button>
        {isOpen && (
          <Button variant="quiet" icon="close" onClick={() => setAsked(true)}>
            {t.cancel}
          </Button>
        )}
      </div>
      <CancelDialog id={id} open={isAsked} onClose={() => setAsked(false)} />
    </Callout>
  )
}

function CancelDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const t = useMessages(myVisitMessages)
  const { mutate, isPending } = useChangeVisit(id)
  const fail = useFailureToast()
  const cancel = () =>
    mutate('cancel', {
      onSuccess: () => {
        onClose()
        showToast({ kind: 'success', text: t.cancelled })
      },
      onError: (cause) => {
        onClose()
        fail(cause)
      },
    })
  return (
    <ConfirmQuestion
      open={open}
      title={t.cancelTitle}
      text={t.cancelText}
      confirmLabel={t.cancel}
      danger
      pending={isPending}
      onCancel={onClose}
      onConfirm={cancel}
    />
  )
}

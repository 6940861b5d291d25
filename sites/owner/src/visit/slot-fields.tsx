import { slotLimits } from '@bailclair/domain/visit/slot.schema.ts'
import type { Form } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { DateField } from '@bailclair/site-kit/ui/field/date-field.tsx'
import { NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import type { ReactNode } from 'react'
import { newSlotsMessages } from './new-slots.messages.ts'
import type { TypedSlot } from './slot-form.ts'

type Props<Typed extends TypedSlot> = { form: Form<Typed>; address?: string | undefined; children?: ReactNode }

/** The fields that every slot has. */
export function SlotFields<Typed extends TypedSlot>({ form: given, address, children }: Props<Typed>) {
  const t = useMessages(newSlotsMessages)
  // the other fields of a series are its own
  const form = given as unknown as Form<TypedSlot>
  return (
    <>
      <div className="slot-fields">
        <DateField {...form.field('date')} label={t.date} required />
        <TextField {...form.field('time')} type="time" short label={t.time} hint={t.timeHint} required />
        <NumberField {...form.field('durationMinutes')} label={t.durationMinutes} suffix={t.minutes} required />
        {children}
        <NumberField {...form.field('places')} label={t.places} hint={t.placesHint} required />
      </div>
      <TextField
        {...form.field('place')}
        label={t.place}
        hint={t.placeHint(address)}
        optional
        maxLength={slotLimits.placeLength}
        autoComplete="off"
      />
    </>
  )
}

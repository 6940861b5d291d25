import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { timeOfDay } from '../value/paris-time.ts'
import { publicLine } from '../value/text.schema.ts'

export const slotId = z.uuid().brand<'SlotId'>()
export type SlotId = z.infer<typeof slotId>

export const slotLimits = {
  durationMinutes: { min: 10, max: 180 },
  bufferMinutes: { min: 0, max: 60 },
  places: { min: 1, max: 20 },
  slotsPerDay: { min: 1, max: 50 },
  slotsAtOnce: 50,
  slotsOfProperty: 300,
  placeLength: 200,
  daysAhead: 90,
} as const

const between = ({ min, max }: { min: number; max: number }) =>
  z.int(fieldError.numberInvalid).check(z.gte(min, fieldError.outOfRange), z.lte(max, fieldError.outOfRange))

/** How each slot is. The place is revealed once booked; without one it is the address of the property. */
const slotShape = {
  durationMinutes: between(slotLimits.durationMinutes),
  places: between(slotLimits.places),
  place: z.exactOptional(publicLine(slotLimits.placeLength)),
}

/** Slots one after the other, from the same time in France on each of the dates. */
export const newSlots = z.object({
  dates: z
    .array(calendarDate, fieldError.required)
    .check(z.minLength(1, fieldError.required), z.maxLength(slotLimits.slotsAtOnce, fieldError.tooManySlots)),
  time: timeOfDay,
  slotsPerDay: between(slotLimits.slotsPerDay),
  bufferMinutes: between(slotLimits.bufferMinutes),
  ...slotShape,
})
export type NewSlots = z.infer<typeof newSlots>

/** All of a slot; the buffer stays. */
export const slotChange = z.object({ date: calendarDate, time: timeOfDay, ...slotShape })
export type SlotChange = z.infer<typeof slotChange>

import { datesOfSeries } from '@bailclair/domain/visit/slot.rules.ts'
import type { NewSlots, SlotChange } from '@bailclair/domain/visit/slot.schema.ts'

/** What an owner types; numbers stay as typed until they are read. */
export type TypedSlot = { date: string; time: string; durationMinutes: string; places: string; place: string }
export type TypedSeries = TypedSlot & { slotsPerDay: string; bufferMinutes: string; weekdays: string; until: string }

const numberOf = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)
const shapeOf = ({ time, durationMinutes, places, place }: TypedSlot) => ({
  time,
  durationMinutes: numberOf(durationMinutes),
  places: numberOf(places),
  ...(place.trim() && { place }),
})

export const toChange = (typed: TypedSlot): SlotChange => ({ date: typed.date, ...shapeOf(typed) })

/** `weekdays` are their digits, Monday is 1. */
export function toSeries(typed: TypedSeries): NewSlots {
  const { date, weekdays, until, slotsPerDay, bufferMinutes } = typed
  const isRepeated = weekdays !== '' && until !== '' && date !== ''
  return {
    dates: isRepeated ? datesOfSeries(date, [...weekdays].map(Number), until) : [date],
    slotsPerDay: numberOf(slotsPerDay),
    bufferMinutes: numberOf(bufferMinutes),
    ...shapeOf(typed),
  }
}

import type { Language } from '@bailclair/domain/value/language.ts'
import { slotEndsAt } from '@bailclair/domain/visit/slot.rules.ts'
import type { CalendarEvent } from '#platform/calendar/calendar.ts'
import type { Booking } from './booking.repository.ts'

const titles: Record<Language, string> = { fr: 'Visite', en: 'Visit' }

/** Title of an appointment; owners read the first name of who comes, and no more, in their calendar. */
export const titleOfVisit = (language: Language, ...more: readonly (string | false | null | undefined)[]): string =>
  [titles[language], ...more].filter(Boolean).join(' – ')

export const placeOf = ({ place, address }: Pick<Booking, 'place' | 'address'>): string | null => place ?? address

/** A booking as an appointment of its applicant, or of the owner. */
export function eventOf(booking: Booking, language: Language, reader: 'applicant' | 'owner'): CalendarEvent {
  const { id, sequence, startsAt, propertyName, tenants } = booking
  const place = placeOf(booking)
  return {
    id: `visit-${id}`,
    sequence,
    startsAt: startsAt.toISOString(),
    endsAt: slotEndsAt(booking).toISOString(),
    title: titleOfVisit(language, propertyName, reader === 'owner' && tenants[0]?.firstName),
    ...(place && { place }),
  }
}

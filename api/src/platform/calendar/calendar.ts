import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { z } from 'zod/mini'
import type { Config } from '#platform/config/environment.ts'
import { addressOf } from '#platform/mail/address-of.ts'

/** An appointment in a calendar. */
export const calendarEvent = z.object({
  /** Stays the same when the appointment moves. */
  id: z.string(),
  /** Raised by each change, so that calendars ignore an older mail (RFC 5545, 3.8.7.4). */
  sequence: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  title: z.string(),
  place: z.exactOptional(z.string()),
  /** Does not make its reader busy. */
  isFree: z.exactOptional(z.boolean()),
})
export type CalendarEvent = z.infer<typeof calendarEvent>

type Calendar = {
  /** Absent for calendars that are subscribed to. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  name?: string
  /** When it was written. */
  stamp: Date
  /** Whose calendar a mail is for. The service is the organizer, so that neither side learns the other's address. */
  attendee?: string
  events: readonly CalendarEvent[]
}

/** Times are written in UTC: without recurrence this needs no time zone, and every program shows the same instant. */
export function writeCalendar(
  { MAIL_FROM, SITE_NAME }: Pick<Config, 'MAIL_FROM' | 'SITE_NAME'>,
  { method, name, stamp, attendee, events }: Calendar,
): string {
  const organizer = addressOf(MAIL_FROM)
  const domain = organizer.slice(organizer.indexOf('@') + 1)
  const calendar = ical({
    prodId: { company: SITE_NAME, product: 'visits' },
    ...(method && { method: ICalCalendarMethod[method] }),
    ...(name && { name }),
  })
  for (const { id, sequence, startsAt, endsAt, title, place, isFree } of events)
    calendar.createEvent({
      id: `${id}@${domain}`,
      sequence,
      stamp,
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      location: place ?? null,
      status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(isFree && { transparency: ICalEventTransparency.TRANSPARENT }),
      ...(attendee && {
        organizer: { name: SITE_NAME, email: organizer },
        attendees: [{ email: attendee, rsvp: false }],
      }),
    })
  return calendar.toString()
}

import { describe, expect, it } from 'vitest'
import { writeCalendar } from './calendar.ts'

const config = { MAIL_FROM: 'BailClair <no-reply@mail.example>', SITE_NAME: 'BailClair' }
const stamp = new Date('2026-11-12T08:00:00Z')
const event = {
  id: 'visit-1',
  sequence: 2,
  startsAt: '2027-03-28T08:00:00.000Z',
  endsAt: '2027-03-28T08:30:00.000Z',
  title: 'Visite – Studio',
}
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('writeCalendar', () => {
  it('invites one person on behalf of the service', () => {
    const text = writeCalendar(config, { method: 'REQUEST', stamp, attendee: 'ana@example.org', events: [event] })
    expect(linesOf(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//BailClair//visits//EN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:visit-1@mail.example',
      'SEQUENCE:2',
      'DTSTAMP:20261112T080000Z',
      'DTSTART:20270328T080000Z',
      'DTEND:20270328T083000Z',
      'SUMMARY:Visite – Studio',
      'ORGANIZER;CN="BailClair":mailto:no-reply@mail.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE:MAILTO:ana@example.org',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('cancels the same appointment', () => {
    const text = writeCalendar(config, { method: 'CANCEL', stamp, attendee: 'ana@example.org', events: [event] })
    expect(linesOf(text)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:visit-1@mail.example', 'STATUS:CANCELLED']),
    )
  })

  it.each([
    ['before the clocks go forward', '2027-03-27T09:00:00.000Z', '20270327T090000Z'],
    ['after', '2027-03-28T08:00:00.000Z', '20270328T080000Z'],
    ['in the hour that comes twice, first', '2027-10-31T00:30:00.000Z', '20271031T003000Z'],
    ['in the hour that comes twice, second', '2027-10-31T01:30:00.000Z', '20271031T013000Z'],
  ])('prints the instant %s', (_, startsAt, printed) => {
    const text = writeCalendar(config, { stamp, events: [{ ...event, startsAt, endsAt: '2027-10-31T05:00:00.000Z' }] })
    expect(linesOf(text)).toContain(`DTSTART:${printed}`)
  })

  it('is not broken by what people type', () => {
    const title = 'a\r\nEND:VEVENT\r\nX-EVIL:1;b,c\\'
    const text = writeCalendar(config, { stamp, events: [{ ...event, title, place: `${title}"` }] })
    expect(linesOf(text).filter((line) => /^(X-EVIL|END:VEVENT)/.test(line))).toEqual(['END:VEVENT'])
  })
})

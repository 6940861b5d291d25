import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { parisTimeOf } from '@bailclair/domain/value/paris-time.ts'
import { remindedPeriod } from '@bailclair/domain/visit/booking.rules.ts'
import { listRecipients } from '#application/list-recipients.service.ts'
import type { OwnerId } from '#deps.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { definePurge } from '#platform/jobs/define-purge.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { enqueueMails } from '#platform/mail/outbox.repository.ts'
import type { Booking } from './booking.repository.ts'
import { ownerVisitReminderTexts } from './owner-visit-mails.messages.ts'
import { claimReminders, listOwnersToRemind } from './reminder.repository.ts'
import { pastSlots } from './slot.repository.ts'
import { bookingTag, factsForTenants } from './tell-visit.service.ts'
import { visitReminderTexts } from './visit-mails.messages.ts'

/** The day before: one mail for each booking to its applicants, and one to the owner for all visits of the day. */
export const visitRemindersJob = defineSweep({
  name: 'visit-reminders',
  schedule: { dailyAt: '10:00' },
  list: async ({ db, clock }, page) => {
    const owners = await listOwnersToRemind(db, remindedPeriod(clock()), page)
    return owners.map((owner) => ({ ...owner, step: 'reminded' }))
  },
  settle: async ({ clock }, tx, { id }) => {
    const bookings = await claimReminders(tx, remindedPeriod(clock()), id)
    for (const booking of bookings) await remindTenants(tx, booking)
    if (bookings.length > 0) await remindOwner(tx, id, bookings)
    return bookings.length > 0
  },
})

async function remindTenants(tx: Db, booking: Booking) {
  const recipients = await listRecipients(tx, booking.fileId, booking.language)
  await enqueueMails(
    tx,
    recipients.map(({ email: to, language }) => ({
      kind: 'visit-reminder',
      to,
      language,
      about: [bookingTag(booking)],
      content: visitReminderTexts[language](factsForTenants(booking)),
    })),
  )
}

const remindOwner = (tx: Db, ownerId: OwnerId, bookings: readonly Booking[]) =>
  notifyOwner(tx, ownerId, {
    kind: 'owner-visit-reminder',
    about: bookings,
    contentOf: (language, wanted) =>
      ownerVisitReminderTexts[language]({
        visits: wanted.map(({ propertyId, propertyName, startsAt, tenants }) => ({
          propertyId,
          propertyName,
          startsAt,
          at: parisTimeOf(startsAt).time,
          applicant: rowName(tenants),
        })),
      }),
  })

/** Bookings go with their slot. */
export const pastVisitsJob = definePurge('past-visits', { dailyAt: '02:35' }, { slots: pastSlots })

import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { listRecipients } from '#application/list-recipients.service.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailContent } from '#platform/mail/mail.schema.ts'
import { dropMailsAbout, enqueueMails } from '#platform/mail/outbox.repository.ts'
import type { Booking } from './booking.repository.ts'
import {
  ownerVisitBookedTexts,
  ownerVisitCancelledTexts,
  ownerVisitChangedTexts,
} from './owner-visit-mails.messages.ts'
import { eventOf, placeOf } from './visit-event.ts'
import { findFeed } from './visit-feed.repository.ts'
import {
  visitBookedTexts,
  visitCancelledTexts,
  visitChangedTexts,
  visitWithdrawnTexts,
} from './visit-mails.messages.ts'

/** `WITHDRAWN`: not cancelled by the applicant. */
type Change = 'BOOKED' | 'CHANGED' | 'CANCELLED' | 'WITHDRAWN'

const mails = {
  BOOKED: { kind: 'visit-booked', method: 'REQUEST', texts: visitBookedTexts, ownerTexts: ownerVisitBookedTexts },
  CHANGED: { kind: 'visit-changed', method: 'REQUEST', texts: visitChangedTexts, ownerTexts: ownerVisitChangedTexts },
  CANCELLED: {
    kind: 'visit-cancelled',
    method: 'CANCEL',
    texts: visitCancelledTexts,
    ownerTexts: ownerVisitCancelledTexts,
  },
  WITHDRAWN: {
    kind: 'visit-withdrawn',
    method: 'CANCEL',
    texts: visitWithdrawnTexts,
    ownerTexts: ownerVisitCancelledTexts,
  },
} as const

/** A calendar removes an appointment only if the sequence is above the one that it knows. */
const toldBooking = (booking: Booking, change: Change): Booking =>
  mails[change].method === 'CANCEL' ? { ...booking, sequence: booking.sequence + 1 } : booking

/** Mails applicant and owner what happened to a booking, with the appointment for their calendars. */
export async function tellVisit(tx: Db, given: Booking, change: Change): Promise<void> {
  const booking = toldBooking(given, change)
  if (mails[change].method === 'CANCEL') await dropMailsAbout(tx, [bookingTag(booking)])
  await tellTenants(tx, booking, change)
  await tellOwner(tx, booking, change)
}

/** A reminder that still waits is not sent once the booking is cancelled. */
export const bookingTag = ({ id }: Pick<Booking, 'id'>) => `booking ${id}`

export const factsForTenants = (booking: Booking) => ({
  applicationId: booking.applicationId,
  propertyName: booking.propertyName,
  startsAt: booking.startsAt,
  durationMinutes: booking.durationMinutes,
  place: placeOf(booking),
})

async function tellTenants(tx: Db, booking: Booking, change: Change) {
  const { kind, method, texts } = mails[change]
  const recipients = await listRecipients(tx, booking.fileId, booking.language)
  await enqueueMails(
    tx,
    recipients.map(({ email: to, language }) => ({
      kind,
      to,
      language,
      content: {
        ...texts[language](factsForTenants(booking)),
        invitation: { method, ...eventOf(booking, language, 'applicant') },
      },
    })),
  )
}

async function tellOwner(tx: Db, booking: Booking, change: Change) {
  const { kind, method, ownerTexts } = mails[change]
  const { propertyId, propertyName, fileId, ownerId, tenants, startsAt } = booking
  // a subscribed calendar has the visit already
  const isSubscribed = (await findFeed(tx, ownerId)) !== undefined
  await notifyOwner(tx, ownerId, {
    kind: `owner-${kind}`,
    // that of a cancelled visit is sent, even if the application is gone
    about: [{ propertyId, ...(method === 'REQUEST' && { fileId }) }],
    contentOf: (language): MailContent => ({
      ...ownerTexts[language]({
        propertyId,
        propertyName,
        applicant: rowName(tenants),
        startsAt,
        place: placeOf(booking),
      }),
      ...(!isSubscribed && { invitation: { method, ...eventOf(booking, language, 'owner') } }),
    }),
  })
}

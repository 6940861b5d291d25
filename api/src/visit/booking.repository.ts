import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { NamedTenant } from '@bailclair/domain/application/row-name.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { VisitOutcome } from '@bailclair/domain/visit/booking.rules.ts'
import type { SlotId } from '@bailclair/domain/visit/slot.schema.ts'
import type { BookingId } from '@bailclair/domain/visit/visit.schema.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { tenantNames } from '#platform/database/tenant-names.ts'

/** A booking with all that its mails and calendars say. */
export type Booking = {
  id: BookingId
  slotId: SlotId
  applicationId: ApplicationId
  sequence: number
  bookedAt: Date
  outcome: VisitOutcome | null
  startsAt: Date
  durationMinutes: number
  place: string | null
  propertyId: PropertyId
  propertyName: string | null
  address: string | null
  ownerId: OwnerId
  fileId: RentalFileId
  /** Of the consent. */
  language: Language
  tenants: NamedTenant[]
}

export const bookings = (db: Db) =>
  db
    .selectFrom('visitBooking')
    .innerJoin('visitSlot', 'visitSlot.id', 'visitBooking.slotId')
    .innerJoin('application', 'application.id', 'visitBooking.applicationId')
    .innerJoin('property', 'property.id', 'visitSlot.propertyId')
    .select([
      sql<BookingId>`visit_booking.id`.as('id'),
      sql<SlotId>`slot_id`.as('slotId'),
      sql<ApplicationId>`application_id`.as('applicationId'),
      'visitBooking.sequence',
      'bookedAt',
      sql<VisitOutcome | null>`outcome`.as('outcome'),
      'startsAt',
      'durationMinutes',
      'place',
      sql<PropertyId>`property.id`.as('propertyId'),
      'property.name as propertyName',
      'property.address',
      sql<OwnerId>`owner_id`.as('ownerId'),
      sql<RentalFileId>`rental_file_id`.as('fileId'),
      'consentLanguage as language',
      tenantNames().as('tenants'),
    ])

const endsAt = sql<Date>`starts_at + duration_minutes * interval '1 minute'`

/** What an application has booked and is not over: one at most. */
export const findCurrentBooking = (db: Db, id: ApplicationId, now: Date): Promise<Booking | undefined> =>
  bookings(db)
    .where('applicationId', '=', id)
    .where(endsAt, '>', now)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listBookingsOfApplication = (db: Db, id: ApplicationId): Promise<Booking[]> =>
  bookings(db).where('applicationId', '=', id).orderBy('startsAt').execute()

export const listBookingsOfApplications = (db: Db, ids: readonly ApplicationId[]): Promise<Booking[]> =>
  bookings(db).where('applicationId', 'in', ids).orderBy('startsAt').execute()

export const listBookingsOfOwner = (db: Db, ownerId: OwnerId): Promise<Booking[]> =>
  bookings(db).where('property.ownerId', '=', ownerId).orderBy('bookedAt').orderBy('visitBooking.id').execute()

/** In the order in which they were made. */
export const listBookingsOfProperty = (db: Db, id: PropertyId): Promise<Booking[]> =>
  bookings(db).where('visitSlot.propertyId', '=', id).orderBy('bookedAt').orderBy('visitBooking.id').execute()

export const listBookingsOfSlot = (db: Db, id: SlotId): Promise<Booking[]> =>
  bookings(db).where('slotId', '=', id).orderBy('bookedAt').orderBy('visitBooking.id').execute()

export const findBooking = (db: Db, propertyId: PropertyId, id: BookingId): Promise<Booking | undefined> =>
  bookings(db).where('visitBooking.id', '=', id).where('visitSlot.propertyId', '=', propertyId).executeTakeFirst()

type NewBooking = { slotId: SlotId; applicationId: ApplicationId; bookedAt: Date }

export async function insertBooking(tx: Db, booking: NewBooking): Promise<void> {
  await tx.insertInto('visitBooking').values(booking).execute()
}

export async function moveBooking(tx: Db, id: BookingId, slotId: SlotId, bookedAt: Date): Promise<void> {
  await tx
    .updateTable('visitBooking')
    .set((eb) => ({ slotId, bookedAt, sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Calendars of all who booked the slot learn of a change. */
export async function raiseSequences(tx: Db, slotId: SlotId): Promise<void> {
  await tx
    .updateTable('visitBooking')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('slotId', '=', slotId)
    .execute()
}

export async function deleteBookings(tx: Db, ids: readonly BookingId[]): Promise<void> {
  await tx.deleteFrom('visitBooking').where('id', 'in', ids).execute()
}

export async function updateOutcome(tx: Db, id: BookingId, outcome: VisitOutcome): Promise<void> {
  await tx.updateTable('visitBooking').set({ outcome }).where('id', '=', id).execute()
}

export type BookingsOf =
  | { applicationIds: readonly ApplicationId[] }
  | { fileId: RentalFileId }
  | { ownerId: OwnerId; propertyId?: PropertyId }

/** Bookings of visits that have not begun. */
export const listUpcomingOf = (tx: Db, of: BookingsOf, now: Date): Promise<Booking[]> => {
  const upcoming = bookings(tx).where('startsAt', '>', now).orderBy('startsAt').orderBy('visitBooking.id')
  if ('applicationIds' in of) return upcoming.where('applicationId', 'in', of.applicationIds).execute()
  if ('fileId' in of) return upcoming.where('rentalFileId', '=', of.fileId).execute()
  const ofOwner = upcoming.where('property.ownerId', '=', of.ownerId)
  return (of.propertyId ? ofOwner.where('property.id', '=', of.propertyId) : ofOwner).execute()
}

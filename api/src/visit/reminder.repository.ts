import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'
import { type Booking, bookings } from './booking.repository.ts'

type Period = { from: Date; to: Date }

/** A visit that was moved since is reminded of again. */
const isToRemind = sql<boolean>`reminded_for is distinct from starts_at`

/** One row for each booking, by its time and id. */
export const listOwnersToRemind = (
  db: Db,
  { from, to }: Period,
  { after, limit }: Page,
): Promise<{ id: OwnerId; at: string }[]> =>
  db
    .selectFrom('visitSlot')
    .innerJoin('visitBooking', 'visitBooking.slotId', 'visitSlot.id')
    .innerJoin('property', 'property.id', 'visitSlot.propertyId')
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where(isToRemind)
    .where(sql<boolean>`(starts_at, visit_booking.id) > ${placeOf(after.at)}`)
    .select([sql<OwnerId>`owner_id`.as('id'), sql<string>`starts_at::text || '|' || visit_booking.id`.as('at')])
    .orderBy('startsAt')
    .orderBy('visitBooking.id')
    .limit(limit)
    .execute()

function placeOf(at: string) {
  const [startsAt, id = '00000000-0000-0000-0000-000000000000'] = at.split('|')
  return sql`(${startsAt}::timestamptz, ${id}::uuid)`
}

/** Marks the bookings of an owner's visits as reminded of, so that a parallel run finds none. */
export async function claimReminders(tx: Db, { from, to }: Period, ownerId: OwnerId): Promise<Booking[]> {
  const due = await bookings(tx)
    .where('property.ownerId', '=', ownerId)
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where(isToRemind)
    .orderBy('startsAt')
    .orderBy('visitBooking.id')
    .forNoKeyUpdate('visitBooking')
    .execute()
  if (due.length > 0)
    await tx
      .updateTable('visitBooking')
      .from('visitSlot')
      .whereRef('visitSlot.id', '=', 'visitBooking.slotId')
      .set({ remindedFor: sql<Date>`starts_at` })
      .where(
        'visitBooking.id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
  return due
}

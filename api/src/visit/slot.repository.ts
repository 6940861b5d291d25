import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import type { SlotTime } from '@bailclair/domain/visit/slot.rules.ts'
import type { SlotId } from '@bailclair/domain/visit/slot.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

export type VisitedProperty = { id: PropertyId; ownerId: OwnerId; name: string | null; address: string | null }
export type Slot = SlotTime & { id: SlotId; places: number; place: string | null; sequence: number }

const ownProperty = (db: Db, ownerId: OwnerId, id: PropertyId) =>
  db
    .selectFrom('property')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .select([sql<PropertyId>`id`.as('id'), sql<OwnerId>`owner_id`.as('ownerId'), 'name', 'address'])

export const findProperty = (db: Db, ownerId: OwnerId, id: PropertyId): Promise<VisitedProperty | undefined> =>
  ownProperty(db, ownerId, id).executeTakeFirst()

/** Locked: no other slot of the property is offered or changed meanwhile. Applications and bookings do not wait. */
export const lockProperty = (tx: Db, ownerId: OwnerId, id: PropertyId): Promise<VisitedProperty | undefined> =>
  ownProperty(tx, ownerId, id).forNoKeyUpdate().executeTakeFirst()

const slots = (db: Db, propertyId: PropertyId) =>
  db
    .selectFrom('visitSlot')
    .where('propertyId', '=', propertyId)
    .select([sql<SlotId>`id`.as('id'), 'startsAt', 'durationMinutes', 'bufferMinutes', 'places', 'place', 'sequence'])

export const listSlots = (db: Db, propertyId: PropertyId): Promise<Slot[]> =>
  slots(db, propertyId).orderBy('startsAt').execute()

/** `change`: nobody else books or changes the slot meanwhile. `remove`: it can be deleted. */
export const lockSlot = (
  tx: Db,
  propertyId: PropertyId,
  id: SlotId,
  use: 'change' | 'remove' = 'change',
): Promise<Slot | undefined> => {
  const slot = slots(tx, propertyId).where('id', '=', id)
  return (use === 'remove' ? slot.forUpdate() : slot.forNoKeyUpdate()).executeTakeFirst()
}

type NewSlot = SlotTime & { propertyId: PropertyId; places: number; place: string | null; createdAt: Date }

export async function insertSlots(tx: Db, slots: readonly NewSlot[]): Promise<void> {
  await tx.insertInto('visitSlot').values(slots).execute()
}

export async function updateSlot(tx: Db, id: SlotId, change: Partial<Omit<Slot, 'id'>>): Promise<void> {
  await tx.updateTable('visitSlot').set(change).where('id', '=', id).execute()
}

export async function deleteSlot(tx: Db, id: SlotId): Promise<void> {
  await tx.deleteFrom('visitSlot').where('id', '=', id).execute()
}

export async function countBookings(tx: Db, id: SlotId): Promise<number> {
  const { count } = await tx
    .selectFrom('visitBooking')
    .where('slotId', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Slots that have not begun and have a place left. */
export const listOpenSlots = (db: Db, propertyId: PropertyId, now: Date) =>
  slots(db, propertyId)
    .where('startsAt', '>', now)
    .where(sql<boolean>`places > (select count(*) from visit_booking where slot_id = visit_slot.id)`)
    .orderBy('startsAt')
    .execute()

export const listSlotsForExport = (db: Db, ownerId: OwnerId) =>
  db
    .selectFrom('visitSlot')
    .innerJoin('property', 'property.id', 'visitSlot.propertyId')
    .where('property.ownerId', '=', ownerId)
    .select([
      sql<SlotId>`visit_slot.id`.as('id'),
      'property.name as propertyName',
      'startsAt',
      'durationMinutes',
      'places',
      'place',
    ])
    .orderBy('startsAt')
    .execute()

export const pastSlots = purgeOf('visitSlot', (now) => sql`starts_at < ${daysBefore(now, periods.pastVisitDays)}`)

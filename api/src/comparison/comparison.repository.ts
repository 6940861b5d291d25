import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { OwnerId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'

/** Undefined when the owner has no such property. */
export async function findComparedProperty(db: Db, ownerId: OwnerId, id: PropertyId) {
  const row = await db
    .selectFrom('property')
    .select(['name', 'rentCents', 'chargesCents'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      propertyName: row.name || null,
      rentCost: money.fromColumn(row.rentCents),
      chargesCost: money.fromColumn(row.chargesCents),
    }
  )
}

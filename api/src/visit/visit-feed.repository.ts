import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { SealedToken } from '#platform/token/token-keyring.ts'

export const findFeed = (db: Db, ownerId: OwnerId) =>
  db
    .selectFrom('visitFeed')
    .where('ownerId', '=', ownerId)
    .select(['tokenSealed as sealed', 'tokenKeyId as keyId', 'createdAt'])
    .executeTakeFirst()

/** An owner has one at most: the earlier token is lost. */
export async function replaceFeed(db: Db, ownerId: OwnerId, token: SealedToken, createdAt: Date): Promise<void> {
  const row = { tokenHash: token.hash, tokenSealed: token.sealed, tokenKeyId: token.keyId, createdAt }
  await db
    .insertInto('visitFeed')
    .values({ ownerId, ...row })
    .onConflict((conflict) => conflict.column('ownerId').doUpdateSet(row))
    .execute()
}

/** False when there was none. */
export async function deleteFeed(db: Db, ownerId: OwnerId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('visitFeed').where('ownerId', '=', ownerId).executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export const findFeedOwner = (db: Db, tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom('visitFeed')
    .innerJoin('owner', 'owner.id', 'visitFeed.ownerId')
    .where('tokenHash', 'in', tokenHashes)
    .select([sql<OwnerId>`owner.id`.as('id'), sql<Language>`owner.language`.as('language')])
    .executeTakeFirst()

/** More than calendar programs show, and a bound of the answer. */
const mostSlots = 2_000

/** Slots of all properties of an owner, the latest first, with the first names of who booked them. */
export const listSlotsOfOwner = (db: Db, ownerId: OwnerId) =>
  db
    .selectFrom('visitSlot')
    .innerJoin('property', 'property.id', 'visitSlot.propertyId')
    .where('property.ownerId', '=', ownerId)
    .select([
      'visitSlot.id',
      'visitSlot.sequence',
      'startsAt',
      'durationMinutes',
      'place',
      'property.name as propertyName',
      'property.address',
      sql<string[]>`array(select coalesce(first_name, '') from visit_booking
        join application on application.id = visit_booking.application_id
        join tenant on tenant.rental_file_id = application.rental_file_id and tenant_type = 'CREATE'
        where slot_id = visit_slot.id order by booked_at)`.as('firstNames'),
    ])
    .orderBy('startsAt', 'desc')
    .limit(mostSlots)
    .execute()

import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { type SqlBool, sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { StoredToken } from '#platform/token/token-columns.ts'
import type { SealedToken } from '#platform/token/token-keyring.ts'

export const hasProperty = async (db: Db, ownerId: OwnerId, id: PropertyId): Promise<boolean> =>
  (await db
    .selectFrom('property')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Keeps the code that the link has: two calls at once get the same one. */
export async function insertShortCode(db: Db, propertyId: PropertyId, { hash, sealed, keyId }: SealedToken) {
  await db
    .insertInto('shortCode')
    .values({ propertyId, codeHash: hash, codeSealed: sealed, codeKeyId: keyId })
    .onConflict((conflict) => conflict.column('propertyId').doNothing())
    .execute()
}

export const findShortCode = (db: Db, ownerId: OwnerId, propertyId: PropertyId) =>
  db
    .selectFrom('shortCode')
    .innerJoin('property', 'property.id', 'shortCode.propertyId')
    .where('property.ownerId', '=', ownerId)
    .where('property.id', '=', propertyId)
    .select(['codeSealed as sealed', 'codeKeyId as keyId'])
    .executeTakeFirst()

export async function deleteShortCode(tx: Db, propertyId: PropertyId): Promise<void> {
  await tx.deleteFrom('shortCode').where('propertyId', '=', propertyId).execute()
}

/** The token of the open share link behind a code. */
export const findTokenByCode = (db: Db, hashes: Buffer[]): Promise<StoredToken | undefined> =>
  db
    .selectFrom('property')
    .innerJoin('shortCode', 'shortCode.propertyId', 'property.id')
    .where(sql<SqlBool>`code_hash = any(${hashes})`)
    .where('validated', '=', true)
    .where('isLinkPaused', '=', false)
    .select(['shareToken as clear', 'shareTokenSealed as sealed', 'shareTokenKeyId as keyId'])
    .executeTakeFirst()

import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type SqlBool, sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'
import { hasApplicationToken } from '#platform/token/token.repository.ts'
import type { TokenLookup } from '#platform/token/token-columns.ts'

/** False when this delivery was received before. Waits for one that is being received. */
export async function rememberDelivery(
  tx: Db,
  { signature, expiresAt }: { signature: Buffer; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('webhookDelivery')
    .values({ signature, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/**
 * Row lock on a file of the authority's system, moved on to `updatedAt`. Undefined when a later state is known. A new
 * or deleted file has no `rentalFileId`.
 */
export const moveExternalFileTo = (
  tx: Db,
  externalId: string,
  updatedAt: Date,
): Promise<{ rentalFileId: RentalFileId | null } | undefined> =>
  tx
    .insertInto('externalFile')
    .values({ externalId, updatedAt })
    .onConflict((conflict) =>
      conflict
        .column('externalId')
        .doUpdateSet({ updatedAt })
        .where(sql<boolean>`external_file.updated_at <= excluded.updated_at`),
    )
    .returning(sql<RentalFileId | null>`rental_file_id`.as('rentalFileId'))
    .executeTakeFirst()

export async function tieExternalFile(tx: Db, externalId: string, rentalFileId: RentalFileId): Promise<void> {
  await tx.updateTable('externalFile').set({ rentalFileId }).where('externalId', '=', externalId).execute()
}

/** What an owner's link opens today (decision 19). */
export const findAccess = (db: Db, token: TokenLookup, today: CalendarDate) =>
  db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('externalFile', 'externalFile.rentalFileId', 'application.rentalFileId')
    .select([
      'externalFile.externalId as fileId',
      'property.name as propertyName',
      'property.address as propertyAddress',
      'application.accessEndsOn',
    ])
    .where(hasApplicationToken(token))
    .where(sql<SqlBool>`is_access_open(application, ${today})`)
    .executeTakeFirst()

/** Signatures whose timestamp is too old to be accepted. */
export const usedSignatures = purgeOf('webhookDelivery', (now) => sql<boolean>`expires_at < ${now}`)

/** Kept so that an old delivery cannot restore a deleted file. */
export const deletedFiles = purgeOf(
  'externalFile',
  (now) => sql<boolean>`rental_file_id is null and updated_at < ${daysBefore(now, periods.deletedFileDays)}`,
)

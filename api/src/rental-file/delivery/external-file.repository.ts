import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type SqlBool, sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

/** False when this very delivery was taken before; one that is being taken right now is waited for. */
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
 * Holds a file of the authority's system until the transaction ends and moves it on to `updatedAt`; undefined when a
 * later state of it is known already. A file that is new, or was deleted, has no `rentalFileId`.
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

export type Access = {
  fileId: string
  propertyName: string | null
  propertyAddress: string | null
  accessEndsOn: CalendarDate
}

/** What a landlord's link opens today: consent, period, verdict and property are looked up here and now (decision 19). */
export const findAccess = (db: Db, token: string, today: CalendarDate): Promise<Access | undefined> =>
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
    .where('application.token', '=', token)
    .where(sql<SqlBool>`is_access_open(application, ${today})`)
    .executeTakeFirst()

/** Signatures that no longer let anyone in. */
export const usedSignatures = purgeOf('webhookDelivery', (now) => sql<boolean>`expires_at < ${now}`)

/** Until then an old delivery cannot bring back a file that was deleted. */
export const deletedFiles = purgeOf(
  'externalFile',
  (now) => sql<boolean>`rental_file_id is null and updated_at < ${daysBefore(now, periods.deletedFileDays)}`,
)

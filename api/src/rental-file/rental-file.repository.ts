import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'

type NewFile = { source: 'BUNDLED' | 'EXTERNAL'; applicationType: ApplicationType; now: Date }

/** Without tenants yet. The caller adds them and calls `settleFile`. */
export async function insertFile(tx: Db, { now, ...file }: NewFile): Promise<RentalFileId> {
  const { id } = await tx
    .insertInto('rentalFile')
    .values({ ...file, status: 'INCOMPLETE', totalIncomeCents: 0, lastUpdateAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as RentalFileId
}

export async function setApplicationType(tx: Db, id: RentalFileId, applicationType: ApplicationType): Promise<void> {
  await tx.updateTable('rentalFile').set({ applicationType }).where('id', '=', id).execute()
}

/** Row lock: nobody else changes the file, or applies with it, until the transaction ends. Undefined when it is gone. */
export const lockFile = (tx: Db, id: RentalFileId): Promise<{ status: FileStatus } | undefined> =>
  tx.selectFrom('rentalFile').select('status').where('id', '=', id).forUpdate().executeTakeFirst()

/** What follows from tenants and guarantors. Euros a month. */
export type Summary = { status: FileStatus; totalIncome: number; totalGuarantorIncome: number | null }

export async function updateSummary(
  tx: Db,
  id: RentalFileId,
  { status, totalIncome, totalGuarantorIncome }: Summary,
  lastUpdateAt: Date,
): Promise<void> {
  await tx
    .updateTable('rentalFile')
    .set({
      status,
      totalIncomeCents: money.toColumn(totalIncome),
      totalGuarantorIncomeCents: money.toColumn(totalGuarantorIncome),
      lastUpdateAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function removeFile(tx: Db, id: RentalFileId): Promise<void> {
  await tx.deleteFrom('rentalFile').where('id', '=', id).execute()
}

/** The file an account applies with. Of several, the one changed last (decision 81). Archived files are ignored. */
export const findFileOfAccount = (db: Db, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select((eb) => [
      sql<RentalFileId>`rental_file.id`.as('id'),
      'rentalFile.applicationType',
      'tenant.id as tenantId',
      'tenant.tenantType',
      eb
        .selectFrom('tenant as initiator')
        .select('initiator.firstName')
        .whereRef('initiator.rentalFileId', '=', 'rentalFile.id')
        .where('initiator.tenantType', '=', 'CREATE')
        .as('initiatorFirstName'),
    ])
    .where('rentalFile.status', '<>', 'ARCHIVED')
    .where('tenant.issuer', '=', issuer)
    .where('tenant.subject', '=', subject)
    .orderBy('rentalFile.lastUpdateAt', 'desc')
    .orderBy('tenant.tenantType')
    .orderBy('tenant.id')
    .executeTakeFirst()

export type FileOfAccount = NonNullable<Awaited<ReturnType<typeof findFileOfAccount>>>

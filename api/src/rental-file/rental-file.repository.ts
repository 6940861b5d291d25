import type { ApplicationType, TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

type NewFile = { source: 'BUNDLED' | 'EXTERNAL'; applicationType: ApplicationType; now: Date }

/** Still without tenants: `settleFile` makes it true once they are there. */
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

/** Nobody else changes the file, nor applies with it, until the transaction ends. Undefined when it is gone. */
export const lockFileRow = (tx: Db, id: RentalFileId): Promise<{ status: FileStatus } | undefined> =>
  tx.selectFrom('rentalFile').select('status').where('id', '=', id).forUpdate().executeTakeFirst()

/** What follows from tenants and guarantors. */
export type Summary = { status: FileStatus; totalIncomeCents: Cents; totalGuarantorIncomeCents: Cents | null }

export async function updateSummary(tx: Db, id: RentalFileId, summary: Summary, lastUpdateAt: Date): Promise<void> {
  await tx
    .updateTable('rentalFile')
    .set({ ...summary, lastUpdateAt })
    .where('id', '=', id)
    .execute()
}

export async function removeFile(tx: Db, id: RentalFileId): Promise<void> {
  await tx.deleteFrom('rentalFile').where('id', '=', id).execute()
}

export type FileOfAccount = {
  id: RentalFileId
  applicationType: ApplicationType
  tenantId: string
  tenantType: TenantType
  initiatorFirstName: string | null
}

/**
 * The file an account applies with: one the account is tied to; else, of an authority's own system, one in which
 * nobody is tied to the e-mail yet (decision 81). Of several the one changed last. An archived file is set aside.
 */
export const findFileOfAccount = (
  db: Db,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<FileOfAccount | undefined> =>
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
    .where((eb) =>
      eb.or([
        eb.and([eb('tenant.issuer', '=', issuer), eb('tenant.subject', '=', subject)]),
        eb.and([
          eb('tenant.subject', 'is', null),
          eb('tenant.email', '=', email),
          eb('rentalFile.source', '=', 'EXTERNAL'),
        ]),
      ]),
    )
    .orderBy(sql`tenant.subject is null`)
    .orderBy('rentalFile.lastUpdateAt', 'desc')
    .orderBy('tenant.tenantType')
    .orderBy('tenant.id')
    .executeTakeFirst()

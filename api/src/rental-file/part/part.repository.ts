import { listFields, type OrNull, without } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { type TenantValues, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { sql } from 'kysely'
import type { ProfileId, RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'

/** Amounts are stored in cents, incomes in a table of their own. */
const columns = without(listFields(tenantFields), 'incomes', 'monthlyIncome', 'incomeCorrection')

const parts = (db: Db) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([
      ...columns,
      sql<TenantId>`tenant.id`.as('tenantId'),
      // null until they join
      sql<ProfileId | null>`profile_id`.as('profileId'),
      sql<RentalFileId>`rental_file.id`.as('fileId'),
      'applicationType',
      'tenant.status',
      'submittedAt',
      // counts the changes of the part
      'version',
      'email',
      'monthlyIncomeCents',
      // null unless the team replaced the declared income
      'incomeCorrection as correctionReason',
      'rentalFile.status as fileStatus',
      'lastUpdateAt',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof parts>['executeTakeFirstOrThrow']>>

const toPart = ({ monthlyIncomeCents, ...row }: Row) => ({
  ...row,
  monthlyIncome: money.fromColumn(monthlyIncomeCents),
})

/** A tenant's own part of a file of the tenant area. */
export type Part = ReturnType<typeof toPart>

export async function findPart(db: Db, profileId: ProfileId): Promise<Part | undefined> {
  const row = await parts(db).where('profileId', '=', profileId).executeTakeFirst()
  return row && toPart(row)
}

export async function findPartOf(db: Db, tenantId: TenantId): Promise<Part | undefined> {
  const row = await parts(db).where('tenant.id', '=', tenantId).where('source', '=', 'BUNDLED').executeTakeFirst()
  return row && toPart(row)
}

/** Of a tenant whose file is locked. */
export const getPart = async (db: Db, tenantId: TenantId): Promise<Part> =>
  toPart(await parts(db).where('tenant.id', '=', tenantId).executeTakeFirstOrThrow())

type Names = Pick<TenantValues, 'firstName' | 'lastName'>

/** The account that joins a file. */
export type Joiner = OrNull<Names> & { profileId: ProfileId; issuer: string; subject: string; email: string }

export async function insertInitiator(
  tx: Db,
  fileId: RentalFileId,
  { now, ...joiner }: Joiner & { now: Date },
): Promise<void> {
  await tx
    .insertInto('tenant')
    .values({
      ...joiner,
      rentalFileId: fileId,
      tenantType: 'CREATE',
      position: 0,
      joinedAt: now,
      status: 'INCOMPLETE',
    })
    .execute()
}

/** The end of every change of a part: a verifier who has it open then has an older version. */
export async function updateStatus(
  tx: Db,
  tenantId: TenantId,
  { status, submittedAt }: Pick<Part, 'status' | 'submittedAt'>,
): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ status, submittedAt, version: sql<number>`version + 1` })
    .where('id', '=', tenantId)
    .execute()
}

export async function updatePartNames(tx: Db, tenantId: TenantId, names: Names) {
  await tx.updateTable('tenant').set(names).where('id', '=', tenantId).execute()
}

/** The initiator typed the old address and does not see the new one (decision 113). */
export async function updatePartEmail(tx: Db, profileId: ProfileId, email: string): Promise<void> {
  await tx.updateTable('tenant').set({ email, emailPrivate: true }).where('profileId', '=', profileId).execute()
}

type Place = { fileId: RentalFileId; tenantType: TenantType; position: number; emailPrivate?: boolean }

/** With everything in it. The caller has freed the position. */
export async function movePart(
  tx: Db,
  tenantId: TenantId,
  { fileId, tenantType, position, emailPrivate = false }: Place,
): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ rentalFileId: fileId, tenantType, position, emailPrivate })
    .where('id', '=', tenantId)
    .execute()
}

export async function deletePart(tx: Db, tenantId: TenantId): Promise<void> {
  await tx.deleteFrom('tenant').where('id', '=', tenantId).execute()
}

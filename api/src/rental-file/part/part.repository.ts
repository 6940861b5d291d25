import type { ApplicationType, TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { sql } from 'kysely'
import type { ProfileId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** A tenant's own part of a file of the tenant area. */
export type Part = {
  tenantId: TenantId
  /** Null until they join. */
  profileId: ProfileId | null
  fileId: RentalFileId
  applicationType: ApplicationType
  tenantType: TenantType
  status: FileStatus
  submittedAt: Date | null
  /** Counts the changes of the part. */
  version: number
  firstName: string | null
  lastName: string | null
  email: string
  situation: Situation | null
  monthlyIncome: Cents | null
  /** Why the team put another income than what is declared. */
  incomeCorrection: string | null
  /** Of the whole file. */
  fileStatus: FileStatus
  lastUpdateAt: Date
}

const parts = (db: Db) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([
      sql<TenantId>`tenant.id`.as('tenantId'),
      sql<ProfileId | null>`profile_id`.as('profileId'),
      sql<RentalFileId>`rental_file.id`.as('fileId'),
      'applicationType',
      'tenantType',
      'tenant.status',
      'submittedAt',
      'version',
      'firstName',
      'lastName',
      'email',
      'situation',
      sql<Cents | null>`monthly_income_cents`.as('monthlyIncome'),
      'incomeCorrection',
      'rentalFile.status as fileStatus',
      'lastUpdateAt',
    ])

export const findPart = (db: Db, profileId: ProfileId): Promise<Part | undefined> =>
  parts(db).where('profileId', '=', profileId).executeTakeFirst()

export const findPartOf = (db: Db, tenantId: TenantId): Promise<Part | undefined> =>
  parts(db).where('tenant.id', '=', tenantId).where('source', '=', 'BUNDLED').executeTakeFirst()

/** Of a tenant whose file is held. */
export const getPart = (db: Db, tenantId: TenantId): Promise<Part> =>
  parts(db).where('tenant.id', '=', tenantId).executeTakeFirstOrThrow()

/** Who somebody joins a file as. */
export type Joiner = {
  profileId: ProfileId
  issuer: string
  subject: string
  email: string
  firstName: string | null
  lastName: string | null
}

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

/** The end of every change of a part: whoever is looking at it looks at an older one from now on. */
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

export async function updatePartNames(tx: Db, tenantId: TenantId, names: { firstName: string; lastName: string }) {
  await tx.updateTable('tenant').set(names).where('id', '=', tenantId).execute()
}

/** Whoever invited them typed the old one: the new one is theirs to tell (decision 113). */
export async function updatePartEmail(tx: Db, profileId: ProfileId, email: string): Promise<void> {
  await tx.updateTable('tenant').set({ email, emailPrivate: true }).where('profileId', '=', profileId).execute()
}

type Place = { fileId: RentalFileId; tenantType: TenantType; position: number; emailPrivate?: boolean }

/** With all it holds; whoever moves it has made room for it. */
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

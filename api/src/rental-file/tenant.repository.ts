import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** Cents a month; null when none is stated. */
type WithIncome = { monthlyIncome: Cents | null }

/** What a file's status and totals follow from. */
export type SummedTenant = WithIncome & { status: FileStatus; guarantors: WithIncome[] }

export const listSummedTenants = (db: Db, fileId: RentalFileId): Promise<SummedTenant[]> =>
  db
    .selectFrom('tenant')
    .select([
      'status',
      sql<Cents | null>`monthly_income_cents`.as('monthlyIncome'),
      sql<WithIncome[]>`(select coalesce(json_agg(json_build_object('monthlyIncome', monthly_income_cents)), '[]')
        from guarantor where tenant_id = tenant.id)`.as('guarantors'),
    ])
    .where('rentalFileId', '=', fileId)
    .execute()

/** The account of realm `tenant` that a tenant is. */
export type Account = { issuer: string; subject: string }

export const listTies = (
  db: Db,
  fileId: RentalFileId,
): Promise<{ externalId: string | null; email: string; issuer: string | null; subject: string | null }[]> =>
  db
    .selectFrom('tenant')
    .select(['externalId', 'email', 'issuer', 'subject'])
    .where('rentalFileId', '=', fileId)
    .where('subject', 'is not', null)
    .execute()

/** The account has proved to own the tenant's e-mail: from now on it is the account that counts. */
export async function tieTenant(tx: Db, tenantId: string, { issuer, subject }: Account): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ issuer, subject })
    .where('id', '=', tenantId)
    .where('subject', 'is', null)
    .execute()
}

export type NewTenant = {
  id: string
  rentalFileId: RentalFileId
  externalId: string
  tenantType: TenantType
  position: number
  firstName: string
  lastName: string
  email: string
  issuer: string | null
  subject: string | null
  monthlyIncomeCents: Cents | null
  status: FileStatus
}
export type NewGuarantor = { tenantId: string; monthlyIncomeCents: Cents | null }

export const deleteTenants = (tx: Db, fileId: RentalFileId) =>
  tx.deleteFrom('tenant').where('rentalFileId', '=', fileId).execute()

export async function insertTenants(tx: Db, tenants: NewTenant[], guarantors: NewGuarantor[]): Promise<void> {
  await tx.insertInto('tenant').values(tenants).execute()
  if (guarantors.length > 0) await tx.insertInto('guarantor').values(guarantors).execute()
}

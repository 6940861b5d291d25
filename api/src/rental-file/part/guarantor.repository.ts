import { listFields, type OrNull, without } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { type GuarantorValues, guarantorFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'

/** `kind` is null only in files of an authority's own system, and amounts are stored in cents. */
const columns = without(listFields(guarantorFields), 'kind', 'monthlyIncome', 'incomeCorrection')

/** What a tenant declares about a guarantor. */
export type Guarantor = OrNull<Omit<GuarantorValues, 'kind' | 'incomeCorrection'>> & { kind: GuarantorKind }
export type GuarantorRow = Guarantor & {
  id: GuarantorId
  /** Null unless the team replaced the income. */
  incomeCorrection: { reason: string; declaredIncome: number | null } | null
}

/** In the order in which they were added. */
export async function listGuarantors(db: Db, tenantId: TenantId): Promise<GuarantorRow[]> {
  const rows = await db
    .selectFrom('guarantor')
    .select([
      ...columns,
      sql<GuarantorId>`id`.as('id'),
      sql<GuarantorKind>`kind`.as('kind'),
      'monthlyIncomeCents',
      'incomeCorrection',
      'declaredIncomeCents',
    ])
    .where('tenantId', '=', tenantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ monthlyIncomeCents, incomeCorrection: reason, declaredIncomeCents, ...row }) => ({
    ...row,
    monthlyIncome: money.fromColumn(monthlyIncomeCents),
    incomeCorrection: reason === null ? null : { reason, declaredIncome: money.fromColumn(declaredIncomeCents) },
  }))
}

const toColumns = ({ monthlyIncome, ...guarantor }: Guarantor) => ({
  ...guarantor,
  monthlyIncomeCents: money.toColumn(monthlyIncome),
})

export async function insertGuarantor(tx: Db, tenantId: TenantId, guarantor: Guarantor, now: Date): Promise<void> {
  await tx
    .insertInto('guarantor')
    .values({ ...toColumns(guarantor), tenantId, createdAt: now })
    .execute()
}

export async function updateGuarantor(tx: Db, id: GuarantorId, guarantor: Guarantor): Promise<void> {
  await tx
    .updateTable('guarantor')
    .set({ ...toColumns(guarantor), incomeCorrection: null, declaredIncomeCents: null })
    .where('id', '=', id)
    .execute()
}

/** What the team verified stays as it is. */
export async function updateGuarantorEmail(tx: Db, id: GuarantorId, email: string | null): Promise<void> {
  await tx.updateTable('guarantor').set({ email }).where('id', '=', id).execute()
}

/** Whether another guarantor of this file was told at this address. */
export async function isTold(tx: Db, fileId: RentalFileId, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('guarantor')
    .innerJoin('tenant', 'tenant.id', 'guarantor.tenantId')
    .select('guarantor.id')
    .where('tenant.rentalFileId', '=', fileId)
    .where('guarantor.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteGuarantor(tx: Db, id: GuarantorId): Promise<void> {
  await tx.deleteFrom('guarantor').where('id', '=', id).execute()
}

/** The declared income is kept, however often it is corrected. */
export async function correctGuarantorIncome(tx: Db, id: GuarantorId, monthlyIncome: number, reason: string) {
  await tx
    .updateTable('guarantor')
    .set({
      monthlyIncomeCents: money.toColumn(monthlyIncome),
      incomeCorrection: reason,
      declaredIncomeCents: sql<number | null>`case when income_correction is null then monthly_income_cents
        else declared_income_cents end`,
    })
    .where('id', '=', id)
    .execute()
}

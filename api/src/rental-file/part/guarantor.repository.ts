import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** What a tenant says of who vouches for them. */
export type Guarantor = {
  kind: GuarantorKind
  firstName: string | null
  lastName: string | null
  name: string | null
  /** Cents a month; null: none stated. */
  monthlyIncome: Cents | null
}
export type GuarantorRow = Guarantor & {
  id: GuarantorId
  /** Why the team put another income, and what was declared; null: it did not. */
  incomeCorrection: string | null
  declaredIncome: Cents | null
}

/** In the order in which they were added. */
export const listGuarantors = (db: Db, tenantId: TenantId): Promise<GuarantorRow[]> =>
  db
    .selectFrom('guarantor')
    .select([
      sql<GuarantorId>`id`.as('id'),
      sql<GuarantorKind>`kind`.as('kind'),
      'firstName',
      'lastName',
      'name',
      sql<Cents | null>`monthly_income_cents`.as('monthlyIncome'),
      'incomeCorrection',
      sql<Cents | null>`declared_income_cents`.as('declaredIncome'),
    ])
    .where('tenantId', '=', tenantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const columnsOf = ({ monthlyIncome, ...guarantor }: Guarantor) => ({ ...guarantor, monthlyIncomeCents: monthlyIncome })

export async function insertGuarantor(tx: Db, tenantId: TenantId, guarantor: Guarantor, now: Date): Promise<void> {
  await tx
    .insertInto('guarantor')
    .values({ ...columnsOf(guarantor), tenantId, createdAt: now })
    .execute()
}

export async function updateGuarantor(tx: Db, id: GuarantorId, guarantor: Guarantor): Promise<void> {
  await tx
    .updateTable('guarantor')
    .set({ ...columnsOf(guarantor), incomeCorrection: null, declaredIncomeCents: null })
    .where('id', '=', id)
    .execute()
}

export async function deleteGuarantor(tx: Db, id: GuarantorId): Promise<void> {
  await tx.deleteFrom('guarantor').where('id', '=', id).execute()
}

/** What was declared stays beside it, however often it is corrected. */
export async function correctGuarantorIncome(tx: Db, id: GuarantorId, monthlyIncomeCents: Cents, reason: string) {
  await tx
    .updateTable('guarantor')
    .set({
      monthlyIncomeCents,
      incomeCorrection: reason,
      declaredIncomeCents: sql<number | null>`case when income_correction is null then monthly_income_cents
        else declared_income_cents end`,
    })
    .where('id', '=', id)
    .execute()
}

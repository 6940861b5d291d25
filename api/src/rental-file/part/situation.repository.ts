import type { SituationChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import type { Income } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Updateable } from 'kysely'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import type { Schema } from '#platform/database/schema.generated.ts'

export async function listIncomes(db: Db, tenantId: TenantId): Promise<Income[]> {
  const rows = await db
    .selectFrom('tenantIncome')
    .select(['kind', 'monthlyCents'])
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .execute()
  return rows.map(({ kind, monthlyCents }) => ({ kind, monthlyAmount: money.fromColumn(monthlyCents) }))
}

type Declared = SituationChanges & { monthlyIncome: number }
type Columns = Pick<Updateable<Schema['tenant']>, Exclude<keyof SituationChanges, 'incomes'>>

export async function replaceSituation(
  tx: Db,
  tenantId: TenantId,
  { incomes, monthlyIncome, ...declared }: Declared,
): Promise<void> {
  const columns: Columns = declared
  await tx
    .updateTable('tenant')
    .set({ ...columns, monthlyIncomeCents: money.toColumn(monthlyIncome), incomeCorrection: null })
    .where('id', '=', tenantId)
    .execute()
  await tx.deleteFrom('tenantIncome').where('tenantId', '=', tenantId).execute()
  if (incomes.length === 0) return
  const rows = incomes.map(({ kind, monthlyAmount }, position) => ({
    tenantId,
    position,
    kind,
    monthlyCents: money.toColumn(monthlyAmount),
  }))
  await tx.insertInto('tenantIncome').values(rows).execute()
}

/** The declared incomes stay in `tenant_income`. */
export async function correctIncome(tx: Db, tenantId: TenantId, monthlyIncome: number, reason: string) {
  await tx
    .updateTable('tenant')
    .set({ monthlyIncomeCents: money.toColumn(monthlyIncome), incomeCorrection: reason })
    .where('id', '=', tenantId)
    .execute()
}

import type { IncomeKind, Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** A source of income, in cents a month. */
export type Income = { kind: IncomeKind; monthlyCents: Cents }

export const listIncomes = (db: Db, tenantId: TenantId): Promise<Income[]> =>
  db
    .selectFrom('tenantIncome')
    .select(['kind', sql<Cents>`monthly_cents`.as('monthlyCents')])
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .execute()

type Declared = { situation: Situation; monthlyIncomeCents: Cents; incomes: readonly Income[] }

export async function replaceSituation(tx: Db, tenantId: TenantId, { incomes, ...declared }: Declared): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ ...declared, incomeCorrection: null })
    .where('id', '=', tenantId)
    .execute()
  await tx.deleteFrom('tenantIncome').where('tenantId', '=', tenantId).execute()
  if (incomes.length === 0) return
  const rows = incomes.map((income, position) => ({ ...income, tenantId, position }))
  await tx.insertInto('tenantIncome').values(rows).execute()
}

/** What is declared stays beside it, in `tenant_income`. */
export async function correctIncome(tx: Db, tenantId: TenantId, monthlyIncomeCents: Cents, reason: string) {
  await tx
    .updateTable('tenant')
    .set({ monthlyIncomeCents, incomeCorrection: reason })
    .where('id', '=', tenantId)
    .execute()
}

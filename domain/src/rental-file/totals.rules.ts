import type { Cents } from '../value/money.schema.ts'

/** Monthly, in cents; null when none was stated. */
type WithIncome = { monthlyIncome: Cents | null }
type TenantIncomes = WithIncome & { guarantors: readonly WithIncome[] }

const sum = (people: readonly WithIncome[]): Cents =>
  people.reduce((total, { monthlyIncome }) => total + (monthlyIncome ?? 0), 0) as Cents

/** What the tenants earn together, a month; 0 when nobody states an income. */
export const totalIncome = (tenants: readonly TenantIncomes[]): Cents => sum(tenants)

/**
 * What the guarantors earn together, a month; nothing, shown as a dash (spec §3), without a guarantor who states an
 * income: an organisation that vouches has none, and 0 € would belittle it.
 */
export function findTotalGuarantorIncome(tenants: readonly TenantIncomes[]): Cents | undefined {
  const stated = tenants.flatMap(({ guarantors }) => guarantors).filter(({ monthlyIncome }) => monthlyIncome !== null)
  return stated.length === 0 ? undefined : sum(stated)
}

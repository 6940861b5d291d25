import { type Cents, fromCents, toCents } from '../value/money.schema.ts'

/** Euros a month; null when none is stated. */
type WithIncome = { monthlyIncome: number | null }
type TenantIncomes = WithIncome & { guarantors: readonly WithIncome[] }

/** Adds in cents: 0.1 € and 0.2 € are 0.3 €. */
export const sumEuros = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0) as Cents)

const stated = (people: readonly WithIncome[]): number[] =>
  people.map(({ monthlyIncome }) => monthlyIncome).filter((income) => income !== null)

/** What the tenants earn together, a month; 0 when nobody states an income. */
export const totalIncome = (tenants: readonly TenantIncomes[]): number => sumEuros(stated(tenants))

/** Undefined when no guarantor states an income: 0 € would be wrong for an organisation that vouches without one. */
export function findTotalGuarantorIncome(tenants: readonly TenantIncomes[]): number | undefined {
  const incomes = stated(tenants.flatMap(({ guarantors }) => guarantors))
  return incomes.length === 0 ? undefined : sumEuros(incomes)
}

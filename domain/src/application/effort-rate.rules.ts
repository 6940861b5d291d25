import { rentWithCharges } from '../property/rent-with-charges.rules.ts'
import { toCents } from '../value/money.schema.ts'

/** Without income there is no rate. Pages show "no income stated" (decision 7). */
export const noEffortRate = -1

/** Percent, rounded half up. Both amounts are in cents, so that a half is exact. */
const percentOf = (cost: number, income: number): number =>
  income > 0 ? Math.round((cost * 100) / income) : noEffortRate

/** Rent × 100 ÷ the applicants' total income, both in euros a month. An income of 0 gives `noEffortRate`. */
export const effortRate = (property: { rentCost: number }, totalIncome: number): number =>
  percentOf(toCents(property.rentCost), toCents(totalIncome))

/** Percent of the total income that one of several tenants earns (decision 7). */
export const shareOfIncome = (income: number, totalIncome: number): number =>
  percentOf(toCents(income), toCents(totalIncome))

/** The effort rate with charges. It explains the rate and never replaces it (decision 7). */
export const effortRateWithCharges = (
  property: { rentCost: number; chargesCost: number },
  totalIncome: number,
): number => percentOf(toCents(rentWithCharges(property)), toCents(totalIncome))

export type EffortRates = { effortRate?: number; effortRateWithCharges?: number }

/** Both rates, as list, dialog, file, PDF and CSV show them. A rate whose amounts are not known is absent. */
export function effortRates(
  { rentCost, chargesCost }: { rentCost?: number | null | undefined; chargesCost?: number | null | undefined },
  totalIncome: number,
): EffortRates {
  if (rentCost === undefined || rentCost === null) return {}
  const rate = { effortRate: effortRate({ rentCost }, totalIncome) }
  if (chargesCost === undefined || chargesCost === null) return rate
  return { ...rate, effortRateWithCharges: effortRateWithCharges({ rentCost, chargesCost }, totalIncome) }
}

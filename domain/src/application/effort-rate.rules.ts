import { toCents } from '../value/money.schema.ts'

/** Spec §5: without income there is no rate; shown as "no income stated" (decision 7). */
export const noEffortRate = -1

/** Percent of `income` that `cost` takes, rounded, a half upwards; both in cents, so that a half is exactly a half. */
const percentOf = (cost: number, income: number): number =>
  income > 0 ? Math.round((cost * 100) / income) : noEffortRate

/**
 * Spec §5: rent × 100 ÷ the applicants' total income, in euros a month. An income of 0 is no income: nothing can be
 * divided by it, and a person without income is not a person with an infinite rate.
 */
export const effortRate = (property: { rentCost: number }, totalIncome: number): number =>
  percentOf(toCents(property.rentCost), toCents(totalIncome))

/** Decision 7: which part of the total, in percent, one of several people earns. */
export const shareOfIncome = (income: number, totalIncome: number): number =>
  percentOf(toCents(income), toCents(totalIncome))

/** Decision 7: the same with charges, given as an explanation beside the rate, never instead of it. */
export const effortRateWithCharges = (
  property: { rentCost: number; chargesCost: number },
  totalIncome: number,
): number => percentOf(toCents(property.rentCost) + toCents(property.chargesCost), toCents(totalIncome))

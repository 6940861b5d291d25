import { type Cents, fromCents, toCents } from '@bailclair/domain/platform/money.schema.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'

/** Euros a month; undefined as long as one of the two was not given, since half a sum would be read as the whole. */
export function rentWithCharges({ rentCost, chargesCost }: PropertySummary): number | undefined {
  if (rentCost === undefined || chargesCost === undefined) return undefined
  // In cents: as doubles, 850.10 and 49.80 make 899.9000000000001.
  return fromCents((toCents(rentCost) + toCents(chargesCost)) as Cents)
}

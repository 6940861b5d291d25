import { type Cents, fromCents, toCents } from '../value/money.schema.ts'

/**
 * What a tenant pays a month, in euros; undefined as long as one of the two was not given, since half a sum would be
 * read as the whole. Added in cents: as doubles, 850.10 and 49.80 make 899.9000000000001.
 */
export function rentWithCharges(property: {
  rentCost?: number | undefined
  chargesCost?: number | undefined
}): number | undefined {
  const { rentCost, chargesCost } = property
  if (rentCost === undefined || chargesCost === undefined) return undefined
  return fromCents((toCents(rentCost) + toCents(chargesCost)) as Cents)
}

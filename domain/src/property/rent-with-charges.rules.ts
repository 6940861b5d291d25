import { type Cents, fromCents, toCents } from '../value/money.schema.ts'

type Rent = { rentCost: number; chargesCost: number }

/**
 * What a tenant pays a month, in euros; undefined until both are given. Added in cents: as doubles, 850.10 and 49.80
 * make 899.9000000000001.
 */
export function rentWithCharges(property: Rent): number
export function rentWithCharges(property: { [F in keyof Rent]?: number | undefined }): number | undefined
export function rentWithCharges({ rentCost, chargesCost }: { [F in keyof Rent]?: number | undefined }) {
  if (rentCost === undefined || chargesCost === undefined) return undefined
  return fromCents((toCents(rentCost) + toCents(chargesCost)) as Cents)
}

import type { Furniture } from '../property/property.schema.ts'
import { type Cents, fromCents, toCents } from '../value/money.schema.ts'

/** Months of rent without charges (law of 6 July 1989, articles 22 and 25-6). */
export const mostDepositMonths = { UNFURNISHED: 1, FURNISHED: 2 } as const satisfies Record<Furniture, number>

/** Euros; undefined without a rent. */
export const mostDeposit = (furniture: Furniture, rent: number | undefined): number | undefined =>
  rent === undefined ? undefined : fromCents((toCents(rent) * mostDepositMonths[furniture]) as Cents)

/** Without a rent there is no limit to compare with. */
export const isDepositAllowed = (deposit: number, furniture: Furniture, rent: number | undefined): boolean =>
  deposit <= (mostDeposit(furniture, rent) ?? Number.POSITIVE_INFINITY)

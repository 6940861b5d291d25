import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { decimal, hasAtMostTwoDecimals } from './decimal.schema.ts'

/** Spec §5: rent must be positive ('The price must be positive'). In euros. */
export const positiveEuros = decimal.check(z.positive(fieldError.notPositive))

/** Spec §5: charges may be zero or more ('The price must be greater than or equal to 0'). In euros. */
export const nonNegativeEuros = decimal.check(z.nonnegative(fieldError.negative))

/** Money as it is kept: a whole number of cents (contract, conventions). */
export type Cents = number & z.$brand<'Cents'>

/** From euros on the wire to cents in the database. An amount the schema would refuse throws: cents are never rounded. */
export function toCents(euros: number): Cents {
  const cents = Math.round(euros * 100)
  if (!hasAtMostTwoDecimals(euros) || !Number.isSafeInteger(cents)) throw new RangeError(`not an amount: ${euros}`)
  return cents as Cents
}

/** From cents in the database to euros on the wire: the double nearest to the decimal, so the way back is exact. */
export const fromCents = (cents: Cents): number => cents / 100

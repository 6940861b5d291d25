import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { decimal, hasAtMostTwoDecimals } from './decimal.schema.ts'

/** For a rent, which cannot be zero. */
export const positiveEuros = decimal.check(z.positive(fieldError.notPositive))

/** For charges, which may be zero. */
export const nonNegativeEuros = decimal.check(z.nonnegative(fieldError.negative))

/** Money in the database: a whole number of cents. */
export type Cents = number & z.$brand<'Cents'>

/** Throws on an amount with more than two decimals instead of rounding it. */
export function toCents(euros: number): Cents {
  const cents = Math.round(euros * 100)
  if (!hasAtMostTwoDecimals(euros) || !Number.isSafeInteger(cents)) throw new RangeError(`not an amount: ${euros}`)
  return cents as Cents
}

/** The result is the double nearest to the decimal, so `toCents` gives the same cents again. */
export const fromCents = (cents: Cents): number => cents / 100

import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { isMissing } from './required.rules.ts'

/** Upper bound of money (euros) and living space (m²). */
export const largestDecimal = 1_000_000

/** `toFixed(2)` rounds, so it changes every number that has more than two decimals. */
export const hasAtMostTwoDecimals = (value: number) => Number(value.toFixed(2)) === value

/** Accepts any sign: each field checks its own sign, with its own message. NaN is what an empty number input gives. */
export const decimal = z
  .number({ error: ({ input }) => (isMissing(input) ? fieldError.required : fieldError.numberInvalid) })
  .check(z.refine(hasAtMostTwoDecimals, fieldError.tooManyDecimals), z.maximum(largestDecimal, fieldError.tooLarge))

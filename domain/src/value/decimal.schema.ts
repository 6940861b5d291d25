import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { isMissing } from './required.rules.ts'

/** Contract, conventions: the upper bound of money (euros) and of living space (m²). */
export const largestDecimal = 1_000_000

/** `toFixed` writes the two-decimal number nearest to this one: only a number with at most two decimals is its own. */
export const hasAtMostTwoDecimals = (value: number) => Number(value.toFixed(2)) === value

/**
 * A JSON number with at most two decimals, never above 1,000,000 (contract, conventions). Its sign is the business of
 * each field, which has its own message. Infinity, 1e999, texts and booleans are not numbers; NaN is an empty field.
 */
export const decimal = z
  .number({ error: ({ input }) => (isMissing(input) ? fieldError.required : fieldError.numberInvalid) })
  .check(z.refine(hasAtMostTwoDecimals, fieldError.tooManyDecimals), z.maximum(largestDecimal, fieldError.tooLarge))

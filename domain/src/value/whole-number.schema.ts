import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { isMissing } from './required.rules.ts'

/** A whole number between two bounds, which it may reach. */
export const wholeNumber = (least: number, most: number) =>
  z
    .number({ error: ({ input }) => (isMissing(input) ? fieldError.required : fieldError.numberInvalid) })
    .check(z.int(fieldError.numberInvalid), z.gte(least, fieldError.outOfRange), z.lte(most, fieldError.outOfRange))

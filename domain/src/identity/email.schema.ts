import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { canonicalEmail, emailFormatProblem, maxEmailLength } from './email.rules.ts'

/** A required e-mail address. Parsing gives its canonical form. */
export const email = z.string(fieldError.emailRequired).check(
  z.overwrite(canonicalEmail),
  z.minLength(1, fieldError.emailRequired),
  z.maxLength(maxEmailLength, fieldError.emailInvalid),
  z.refine((address) => emailFormatProblem(address) === undefined, fieldError.emailInvalid),
)

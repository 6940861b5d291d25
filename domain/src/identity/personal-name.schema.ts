import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { formatPersonalName } from './personal-name.rules.ts'

/** No control characters, line breaks, lone surrogates or bidi marks, which reorder the text around them. */
export const noControlNorBidi = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/** A first or last name of 1–100 characters. Parsing formats it. */
export const personalName = z
  .string(fieldError.required)
  .check(
    z.overwrite(formatPersonalName),
    z.minLength(1, fieldError.required),
    z.maxLength(100, fieldError.tooLong),
    z.regex(noControlNorBidi, fieldError.forbiddenCharacter),
  )

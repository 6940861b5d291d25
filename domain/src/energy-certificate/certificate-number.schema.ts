import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'

/**
 * Strips spaces and hyphens, also the no-break spaces and dashes of a PDF, and upper-cases a–z only: the full Unicode
 * rule would turn ß into SS and accept a number that does not exist.
 */
export const normaliseCertificateNumber = (typed: string): string =>
  typed.replace(/[\s\p{Dash_Punctuation}\u00AD]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** Number of a certificate in the registry, 13 characters; parsing normalises what was typed. */
export const certificateNumber = z
  .string(fieldError.certificateNumberRequired)
  .check(
    z.overwrite(normaliseCertificateNumber),
    z.minLength(1, { error: fieldError.certificateNumberRequired, abort: true }),
    z.regex(/^[A-Z0-9]{13}$/, fieldError.certificateNumberInvalid),
  )
  .brand<'CertificateNumber'>()
export type CertificateNumber = z.infer<typeof certificateNumber>

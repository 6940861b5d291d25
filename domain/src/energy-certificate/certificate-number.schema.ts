import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'

/**
 * Spaces and hyphens stripped, upper-cased (contract, external services). A number copied from a PDF carries no-break
 * spaces and typographic dashes: they count as spaces and hyphens. Only a–z is upper-cased: the full Unicode rule would
 * turn ß into SS and so accept a number nobody was ever given.
 */
export const normaliseCertificateNumber = (typed: string): string =>
  typed.replace(/[\s\p{Dash_Punctuation}\u00AD]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** Number of a certificate in the registry, 13 characters (spec §5); parsing normalises what was typed. */
export const certificateNumber = z
  .string(fieldError.certificateNumberRequired)
  .check(
    z.overwrite(normaliseCertificateNumber),
    z.minLength(1, { error: fieldError.certificateNumberRequired, abort: true }),
    z.regex(/^[A-Z0-9]{13}$/, fieldError.certificateNumberInvalid),
  )
  .brand<'CertificateNumber'>()
export type CertificateNumber = z.infer<typeof certificateNumber>

import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'

/** RFC 5321: longest address a mail server must carry, and longest part before the @. */
export const longestEmail = 254
const longestLocalPart = 64

/**
 * Before the @: what mail servers accept without quotes (RFC 5322 dot-atom), but for `=?`, which begins an encoded word
 * (RFC 2047): some mail programs decode it into another address.
 */
const localPart = /^(?!.*=\?)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
/** After it: labels of letters (accents too: `académie.fr`), digits and inner hyphens, the last one no number. */
const domain = /^(?:[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u

/** Contract, conventions: trimmed, lower-cased, NFC. Accounts are unique on this form, and mail goes only to it. */
export const canonicalEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC')

/**
 * Spec §5, the format rule: empty is accepted (the required rule speaks of it), otherwise the text must look like an
 * e-mail address. What is judged is the canonical form, the one that is stored.
 */
export function emailFormatProblem(email: string): FieldErrorKey | undefined {
  const address = canonicalEmail(email)
  if (address === '') return undefined
  const at = address.lastIndexOf('@')
  const looksLikeEmail =
    address.length <= longestEmail &&
    at > 0 &&
    at <= longestLocalPart &&
    localPart.test(address.slice(0, at)) &&
    domain.test(address.slice(at + 1))
  return looksLikeEmail ? undefined : fieldError.emailInvalid
}

/** The two rules of a field that must hold an e-mail address (spec §5). */
export const emailProblem = (email: string): FieldErrorKey | undefined =>
  email.trim() === '' ? fieldError.emailRequired : emailFormatProblem(email)

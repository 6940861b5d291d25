import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'

/** Characters that a mail server must accept, in the whole address and before the @ (RFC 5321). */
export const maxEmailLength = 254
const maxLocalPartLength = 64

/** Dot-atom of RFC 5322, without `=?`: some mail programs decode it (RFC 2047) into another address. */
const localPart = /^(?!.*=\?)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
/** Labels of letters (also accented: `académie.fr`), digits and inner hyphens. The last label is not a number. */
const domain = /^(?:[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u

/** Accounts are unique by this form, and mail is sent only to it. */
export const canonicalEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC')

/** Accepts an empty text, which `emailProblem` reports. Checks the canonical form, because that is stored. */
export function emailFormatProblem(email: string): FieldErrorKey | undefined {
  const address = canonicalEmail(email)
  if (address === '') return undefined
  const at = address.lastIndexOf('@')
  const looksLikeEmail =
    address.length <= maxEmailLength &&
    at > 0 &&
    at <= maxLocalPartLength &&
    localPart.test(address.slice(0, at)) &&
    domain.test(address.slice(at + 1))
  return looksLikeEmail ? undefined : fieldError.emailInvalid
}

export const emailProblem = (email: string): FieldErrorKey | undefined =>
  email.trim() === '' ? fieldError.emailRequired : emailFormatProblem(email)

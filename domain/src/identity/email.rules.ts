import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'

/** Characters that a mail server must accept, in the whole address and before the @ (RFC 5321). */
export const maxEmailLength = 254
const maxLocalPartLength = 64

/** Dot-atom of RFC 5322, without `=?`: some mail programs decode it (RFC 2047) into another address. */
const localPart = /^(?!.*=\?)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
/** Labels of letters, digits and inner hyphens, accented ones as `xn--…`. The last label is not a number. */
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/
/** What an address (URL) would not take for its host. */
const notInHost = /[\s/\\:?#@%[\]]/

/** Accounts are unique by this form, mail is sent only to it, and it is the one shown (decision 178). */
export function canonicalEmail(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

/**
 * UTS 46, by the URL parser that servers and browsers share: `académie.fr`, `ACADE\u0301MIE.FR` and
 * `xn--acadmie-eya.fr` are one domain. What it refuses stays as typed, for the format check to refuse.
 */
function asciiDomain(typed: string): string {
  if (typed.length > maxEmailLength || notInHost.test(typed)) return typed
  try {
    return new URL(`http://${typed}`).hostname
  } catch {
    return typed
  }
}

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

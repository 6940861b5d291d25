import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'
import { minimumPasswordScore, passwordLength, passwordScore } from './password-strength.rules.ts'

/** Decision 9. */
export const minPasswordLength = 8
/** More than for owners and tenants, because it opens other people's documents. */
export const minStaffPasswordLength = 12
/** Longer than any passphrase. Without a limit, hashing huge passwords could exhaust the server. */
export const maxPasswordLength = 200

/**
 * `isCommon` is a parameter because the list of common passwords is large: the server has its own, a form loads a
 * shorter one on demand and passes `() => false` until then.
 */
export function passwordProblem(password: string, isCommon: (password: string) => boolean): FieldErrorKey | undefined {
  if (password === '') return fieldError.required
  const length = passwordLength(password)
  if (length > maxPasswordLength) return fieldError.tooLong
  if (passwordScore(password) < minimumPasswordScore) return fieldError.passwordTooWeak
  if (length < minPasswordLength) return fieldError.passwordTooShort
  return isCommon(password) ? fieldError.passwordTooCommon : undefined
}

export function staffPasswordProblem(
  password: string,
  isCommon: (password: string) => boolean,
): FieldErrorKey | undefined {
  const isTooShort = password !== '' && passwordLength(password) < minStaffPasswordLength
  return isTooShort ? fieldError.staffPasswordTooShort : passwordProblem(password, isCommon)
}

/** An empty confirmation is reported as missing, not as different. */
export function confirmationProblem(password: string, confirmation: string): FieldErrorKey | undefined {
  if (confirmation === '') return fieldError.required
  return confirmation === password ? undefined : fieldError.confirmationDiffers
}

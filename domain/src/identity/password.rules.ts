import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'
import { minimumPasswordScore, passwordLength, passwordScore } from './password-strength.rules.ts'

/** Decision 9: the floor under the score. */
export const shortestPassword = 8
/** Far above any passphrase; without a limit, hashing a huge password would be a way to exhaust the server. */
export const longestPassword = 200

/**
 * What is wrong with a new password: missing, too long, too weak (spec §5), then below the floor of decision 9. The
 * list of common passwords weighs more than the rules, so it is handed in: the server always does, from
 * `common-passwords.rules.ts`; a form loads it when it needs it, and until then passes `() => false`.
 */
export function passwordProblem(password: string, isCommon: (password: string) => boolean): FieldErrorKey | undefined {
  if (password === '') return fieldError.required
  const length = passwordLength(password)
  if (length > longestPassword) return fieldError.tooLong
  if (passwordScore(password) < minimumPasswordScore) return fieldError.passwordTooWeak
  if (length < shortestPassword) return fieldError.passwordTooShort
  return isCommon(password) ? fieldError.passwordTooCommon : undefined
}

/** Spec §5: the confirmation must match. An empty one is missing rather than different. */
export function confirmationProblem(password: string, confirmation: string): FieldErrorKey | undefined {
  if (confirmation === '') return fieldError.required
  return confirmation === password ? undefined : fieldError.confirmationDiffers
}

import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'
import { emailProblem } from './email.rules.ts'
import { confirmationProblem, passwordProblem } from './password.rules.ts'

export type SignUpForm = { email: string; password: string; confirmation: string; hasAcceptedTerms: boolean }

/**
 * What keeps the sign-up form from being sent, by field; nothing is sent while there is an entry (spec §5,
 * decision 24). `isCommon`: see `passwordProblem`.
 */
export function signUpProblems(
  { email, password, confirmation, hasAcceptedTerms }: SignUpForm,
  isCommon: (password: string) => boolean,
): Partial<Record<keyof SignUpForm, FieldErrorKey>> {
  const problems: Record<keyof SignUpForm, FieldErrorKey | undefined> = {
    email: emailProblem(email),
    password: passwordProblem(password, isCommon),
    confirmation: confirmationProblem(password, confirmation),
    hasAcceptedTerms: hasAcceptedTerms ? undefined : fieldError.termsNotAccepted,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'
import type { IsCommonPassword } from './common-forms.rules.ts'
import { emailProblem } from './email.rules.ts'
import { confirmationProblem, passwordProblem } from './password.rules.ts'

export type SignUpForm = { email: string; password: string; confirmation: string; hasAcceptedTerms: boolean }

/** Problems by field. The form is sent only when there are none (decision 24). `isCommon`: see `passwordProblem`. */
export function signUpProblems(
  { email, password, confirmation, hasAcceptedTerms }: SignUpForm,
  isCommon: IsCommonPassword,
): Partial<Record<keyof SignUpForm, FieldErrorKey>> {
  const problems: Record<keyof SignUpForm, FieldErrorKey | undefined> = {
    email: emailProblem(email),
    password: passwordProblem(password, (it) => isCommon(it, { email })),
    confirmation: confirmationProblem(password, confirmation),
    hasAcceptedTerms: hasAcceptedTerms ? undefined : fieldError.termsNotAccepted,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { passwordProblem } from './password.rules.ts'

/**
 * A new password on the wire. Contracts are part of the web's first load, so the list of common passwords is not
 * here: the service that stores the password checks it with `isCommonPassword`.
 */
export const newPassword = z.string(fieldError.required).check(
  z.superRefine((password, context) => {
    const problem = passwordProblem(password, () => false)
    if (problem) context.addIssue(problem)
  }),
)

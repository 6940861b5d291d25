import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { passwordProblem } from './password.rules.ts'

/**
 * Does not check the list of common passwords: contracts are part of the first page load, and the list is large.
 * The service that stores the password checks it with `isCommonPassword`.
 */
export const newPassword = z.string(fieldError.required).check(
  z.superRefine((password, context) => {
    const problem = passwordProblem(password, () => false)
    if (problem) context.addIssue(problem)
  }),
)

import { z } from 'zod/mini'
import { type FieldErrorKey, fieldError } from '../contract/field-errors.ts'
import { passwordProblem, staffPasswordProblem } from './password.rules.ts'

/**
 * Does not check the list of common passwords: contracts are part of the first page load, and the list is large.
 * The service that stores the password checks it with `isCommonPassword`.
 */
const passwordWithout = (problemOf: (password: string) => FieldErrorKey | undefined) =>
  z.string(fieldError.required).check(
    z.superRefine((password, context) => {
      const problem = problemOf(password)
      if (problem) context.addIssue(problem)
    }),
  )

export const newPassword = passwordWithout((password) => passwordProblem(password, () => false))
/** For accounts of the team. */
export const newStaffPassword = passwordWithout((password) => staffPasswordProblem(password, () => false))

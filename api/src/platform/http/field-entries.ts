import type { ErrorEntry } from '@bailclair/domain/contract/errors.ts'
import { type FieldErrorKey, fieldError } from '@bailclair/domain/contract/field-errors.ts'
import type { z } from 'zod/mini'

type Issue = z.core.$ZodIssue

const keys: ReadonlySet<string> = new Set(Object.values(fieldError))
const isKey = (message: string): message is FieldErrorKey => keys.has(message)

/** One entry per field: its first problem. */
export function fieldEntries(issues: readonly Issue[], input: unknown): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>()
  for (const issue of issues) {
    const field = issue.path.join('.')
    if (entries.has(field)) continue
    entries.set(
      field,
      field === '' ? { code: 'InvalidRequest' } : { code: 'InvalidField', field, message: messageOf(issue, input) },
    )
  }
  return [...entries.values()]
}

function messageOf(issue: Issue, input: unknown): FieldErrorKey {
  if (isKey(issue.message)) return issue.message
  return valueAt(input, issue.path) === undefined ? fieldError.required : fieldError.invalid
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)

import type { z } from 'zod/mini'
import { AdminError } from './admin-error.ts'

/** Names the first wrong field, never its value. */
export function parseBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  throw new AdminError(400, { errorMessage: `Not valid: ${error.issues[0]?.path.join('.') || 'body'}` })
}

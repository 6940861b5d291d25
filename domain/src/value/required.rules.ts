/**
 * Spec §5, required fields: fails when the value is empty, an empty list, or a falsy number other than 0 (NaN, which
 * is what an empty number input gives). Text made only of white space is empty: it would be stored as nothing once
 * trimmed. A boolean is always an answer; a box that must be ticked has its own rule and message.
 */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return Number.isNaN(value)
}

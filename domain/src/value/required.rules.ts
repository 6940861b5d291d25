/**
 * White space counts as empty, because texts are trimmed before they are stored. An empty number input gives NaN.
 * A boolean is never missing: a box that must be ticked has its own rule.
 */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return Number.isNaN(value)
}

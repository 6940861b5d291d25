type Atom = string | number | boolean | null | undefined

/** An answer as rows give it: what the contract calls optional may be null. */
export type WithNulls<T> = T extends Atom
  ? T
  : { [K in keyof T]: Record<never, never> extends Pick<T, K> ? WithNulls<T[K]> | null : WithNulls<T[K]> }

/** Nulls are omitted from answers (contract, conventions). */
export function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNulls)
  if (value === null || typeof value !== 'object') return value
  // a plain loop: an owner may have 50,000 applications, and entries would make two arrays of each of their fields
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key]
    if (field !== null) kept[key] = omitNulls(field)
  }
  return kept
}

type Atom = string | number | boolean | null | undefined

/** An answer as rows give it: what the contract calls optional may be null. */
export type WithNulls<T> = T extends Atom
  ? T
  : { [K in keyof T]: Record<never, never> extends Pick<T, K> ? WithNulls<T[K]> | null : WithNulls<T[K]> }

/** Nulls are omitted from answers (contract, conventions). */
export function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNulls)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([key, field]) => [key, omitNulls(field)]),
  )
}

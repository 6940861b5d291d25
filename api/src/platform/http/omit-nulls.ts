type Atom = string | number | boolean | null | undefined

/** Handlers may return null for fields that the contract calls optional. */
export type WithNulls<T> = T extends Atom
  ? T
  : { [K in keyof T]: Record<never, never> extends Pick<T, K> ? WithNulls<T[K]> | null : WithNulls<T[K]> }

/** Lists of an answer may still be being read. */
export type Answer<T> = {
  [K in keyof T]: WithNulls<T>[K] | (T[K] extends readonly (infer Item)[] ? AsyncIterable<WithNulls<Item>> : never)
}

export function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNulls)
  if (value === null || typeof value !== 'object') return value
  // a plain loop: an owner may have 50,000 applications, and `Object.entries` allocates arrays for each
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key]
    if (field !== null) kept[key] = omitNulls(field)
  }
  return kept
}

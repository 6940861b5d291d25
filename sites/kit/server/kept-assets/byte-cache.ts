/** The values used last, within a number of bytes. */
export function createByteCache<V>(mostBytes: number) {
  const entries = new Map<string, { value: V; bytes: number }>()
  let total = 0

  function remove(key: string) {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get: (key: string): V | undefined => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set: (key: string, value: V, bytes: number): void => {
      remove(key)
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        remove(oldest)
      }
    },
  }
}

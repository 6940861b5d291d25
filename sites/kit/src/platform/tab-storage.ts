/** Storage of this tab until it closes: scroll positions, drafts. Blocked or full storage is treated as empty. */
export const tabStorage = {
  find: (key: string): unknown => {
    try {
      const stored = window.sessionStorage.getItem(key)
      return stored === null ? undefined : JSON.parse(stored)
    } catch {
      return undefined
    }
  },
  /** Returns whether it was stored; `undefined` erases. */
  keep: (key: string, value: unknown): boolean => {
    try {
      if (value === undefined) window.sessionStorage.removeItem(key)
      else window.sessionStorage.setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  /** Removes personal data after sign-out. */
  clear: (): void => {
    try {
      window.sessionStorage.clear()
    } catch {
      // Storage is blocked, so it is empty.
    }
  },
}

/**
 * What this tab remembers until it closes: scroll positions, drafts. A visitor may forbid storage, or it may be full;
 * then nothing is found and nothing is kept, and the caller goes on without.
 */
export const tabStorage = {
  find: (key: string): unknown => {
    try {
      const stored = window.sessionStorage.getItem(key)
      return stored === null ? undefined : JSON.parse(stored)
    } catch {
      return undefined
    }
  },
  /** Whether it could be kept; `undefined` erases. */
  keep: (key: string, value: unknown): boolean => {
    try {
      if (value === undefined) window.sessionStorage.removeItem(key)
      else window.sessionStorage.setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  /** Nothing of a person stays once they have left. */
  clear: (): void => {
    try {
      window.sessionStorage.clear()
    } catch {
      // Forbidden, hence empty.
    }
  },
}

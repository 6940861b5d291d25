const key = 'session-trace'

/**
 * Whether someone may be signed in on this browser: without a trace, a page for everyone need not ask the identity
 * server (decision 67). It says nothing of who, and a page that needs sign-in asks in any case.
 */
export const sessionTrace = {
  /** Where storage is forbidden, nobody can tell. */
  isThere: (): boolean => {
    try {
      return window.localStorage.getItem(key) !== null
    } catch {
      return true
    }
  },
  leave: (): void => {
    try {
      window.localStorage.setItem(key, '1')
    } catch {
      // Forbidden: `isThere` answers as if it had been kept.
    }
  },
  erase: (): void => {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Forbidden: nothing was kept.
    }
  },
}

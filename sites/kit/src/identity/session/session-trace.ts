const key = 'session-trace'

/**
 * Whether someone may be signed in on this browser. Without it, public pages skip the identity server (decision 67). It
 * holds no identity; pages that need sign-in always ask.
 */
export const sessionTrace = {
  /** With blocked storage the answer is yes. */
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
      // Storage is blocked: `isThere` returns true.
    }
  },
  erase: (): void => {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Storage is blocked: nothing to remove.
    }
  },
}

const key = 'sign-up'
/** As long as a mailed link is valid. */
const keptMs = 72 * 3_600_000

type Sent = { 'x-sign-up-browser'?: string }

/**
 * A secret of this browser, from sign-up until the mailed link expires. With it the link confirms by itself; in any
 * other browser it asks first (decision 178).
 */
export const signUpSecret = {
  /** For a sign-up. Links of earlier ones in this browser still confirm. */
  keep: (): Sent => {
    const secret = find() ?? newSecret()
    try {
      window.localStorage.setItem(key, JSON.stringify({ secret, until: Date.now() + keptMs }))
      return { 'x-sign-up-browser': secret }
    } catch {
      // Storage is blocked: the link will ask.
      return {}
    }
  },
  /** For a mailed link. */
  sent: (): Sent => {
    const secret = find()
    return secret === undefined ? {} : { 'x-sign-up-browser': secret }
  },
}

function find(): string | undefined {
  try {
    const { secret, until } = JSON.parse(window.localStorage.getItem(key) ?? '{}')
    if (typeof secret === 'string' && /^[\w-]{43}$/.test(secret) && until > Date.now()) return secret
    window.localStorage.removeItem(key)
  } catch {
    // Storage is blocked or holds something else: the link will ask.
  }
  return undefined
}

const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

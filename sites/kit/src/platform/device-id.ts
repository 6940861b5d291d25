const key = 'device'
const isId = (text: string | null): text is string => text !== null && /^[\w-]{22}$/.test(text)

/**
 * A random name of this browser for the API, so that its person gets no mail about a new device at each sign-in. It
 * says nothing about them. Undefined where storage is blocked: then each sign-in counts as a new device.
 */
export function deviceId(): string | undefined {
  try {
    const known = window.localStorage.getItem(key)
    if (isId(known)) return known
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const id = btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '')
    window.localStorage.setItem(key, id)
    return id
  } catch {
    return undefined
  }
}

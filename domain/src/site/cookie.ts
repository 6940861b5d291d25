export const secondsPerDay = 86_400

/** Where the cookie lives: the host of the page, or the domain that the applications of the product share. */
export type CookieSite = { domain: string; isSecure: boolean }

export type Cookie = {
  name: string
  value: string
  /** In seconds; 0 erases. */
  maxAge: number
  sameSite: 'Lax' | 'Strict'
  secure: boolean
  domain?: string | undefined
}

/**
 * One cookie, written for `Set-Cookie` and for `document.cookie` alike, always for the whole site (path /). The value
 * is percent-encoded: raw quotes, commas and semicolons do not survive in a cookie.
 */
export function writeCookie({ name, value, maxAge, sameSite, secure, domain }: Cookie): string {
  const attributes = [`Max-Age=${maxAge}`, 'Path=/', `SameSite=${sameSite}`]
  if (domain) attributes.push(`Domain=${domain}`)
  if (secure) attributes.push('Secure')
  return [`${name}=${encodeURIComponent(value)}`, ...attributes].join('; ')
}

/** The value of one cookie in a `Cookie` header or in `document.cookie`; the first wins, as browsers send the closest first. */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [key, ...rest] = pair.split('=')
    if (key?.trim() === name && rest.length > 0) return decode(rest.join('=').trim())
  }
  return undefined
}

/** A browser refuses a Domain without a dot (localhost) or that is an IP address: there, the cookie is the host's own. */
export const cookieDomain = (hostname: string): string | undefined =>
  /^[^.]+$|[.]localhost$|^[\d.]+$|:/.test(hostname) ? undefined : hostname

/** Another application may have written a stray `%`: then the raw value is the value. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

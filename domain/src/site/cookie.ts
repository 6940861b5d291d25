export const secondsPerDay = 86_400

/** `domain` is the host of the page, or the domain that all sites of the product share. */
export type CookieSite = { domain: string; isSecure: boolean }

/** Over http not `Secure`: WebKit would drop the cookie, on localhost too. */
export const cookieSiteOf = ({ hostname, protocol }: { hostname: string; protocol: string }): CookieSite => ({
  domain: hostname,
  isSecure: protocol === 'https:',
})

export type Cookie = {
  name: string
  value: string
  /** Seconds; 0 erases the cookie. */
  maxAge: number
  sameSite: 'Lax' | 'Strict'
  secure: boolean
  domain?: string | undefined
}

/** For `Set-Cookie` and `document.cookie`. The value is percent-encoded, because a cookie cannot contain `"`, `,` or `;`. */
export function writeCookie({ name, value, maxAge, sameSite, secure, domain }: Cookie): string {
  const attributes = [`Max-Age=${maxAge}`, 'Path=/', `SameSite=${sameSite}`]
  if (domain) attributes.push(`Domain=${domain}`)
  if (secure) attributes.push('Secure')
  return [`${name}=${encodeURIComponent(value)}`, ...attributes].join('; ')
}

/** Reads a `Cookie` header or `document.cookie`. The first match wins: browsers send the most specific cookie first. */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [key, ...rest] = pair.split('=')
    if (key?.trim() === name && rest.length > 0) return decode(rest.join('=').trim())
  }
  return undefined
}

/** Browsers refuse a `Domain` without a dot or with an IP address. Without `Domain` the cookie belongs to the host. */
export const cookieDomain = (hostname: string): string | undefined =>
  /^[^.]+$|[.]localhost$|^[\d.]+$|:/.test(hostname) ? undefined : hostname

/** Other applications may set values with a stray `%`: these are returned as they are. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

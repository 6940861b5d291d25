import type { CookieSite } from '@bailclair/domain/site/cookie.ts'
import type { Config } from '#platform/config/environment.ts'

/** The host whose pages share the choices of a visitor. */
export function cookieSite({ IDENTITY_URL }: Pick<Config, 'IDENTITY_URL'>): CookieSite {
  const { protocol, hostname } = new URL(IDENTITY_URL)
  return { domain: hostname, isSecure: protocol === 'https:' }
}

import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What the visitor chose; without a cookie the system decides. */
export const themeOf = (cookies: string | undefined): Theme => {
  const stored = readCookie(cookies, 'theme')
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** For a year; `system` erases it. */
export const themeCookie = (chosen: Theme, site: CookieSite): string =>
  writeCookie({
    name: 'theme',
    value: chosen,
    maxAge: chosen === 'system' ? 0 : 365 * secondsPerDay,
    sameSite: 'Lax',
    secure: site.isSecure,
    domain: cookieDomain(site.domain),
  })

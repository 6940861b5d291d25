import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const findTheme = (value: string | null | undefined): Theme | undefined => themes.find((it) => it === value)

/** What the visitor chose on this host, if anything. */
export const chosenTheme = (cookies: string | undefined): Theme | undefined => findTheme(readCookie(cookies, 'theme'))

/** Without a choice the system decides. */
export const themeOf = (cookies: string | undefined): Theme => chosenTheme(cookies) ?? 'system'

/** For a year. `system` is stored, too: it replaces an earlier choice on the sign-in page. */
export const themeCookie = (chosen: Theme, site: CookieSite): string =>
  writeCookie({
    name: 'theme',
    value: chosen,
    maxAge: 365 * secondsPerDay,
    sameSite: 'Lax',
    secure: site.isSecure,
    domain: cookieDomain(site.domain),
  })

/**
 * The sign-in page is on another host, so the address that leads there names the choice made here. Without a choice
 * here, the one made there stays.
 */
export function withTheme(address: string, cookies: string): string {
  const chosen = chosenTheme(cookies)
  return chosen ? `${address}&theme=${chosen}` : address
}

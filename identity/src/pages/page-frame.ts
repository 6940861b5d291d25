import { findTheme, themeCookie, themeOf } from '@bailclair/domain/value/theme.ts'
import type { Config } from '#platform/config/environment.ts'
import { basePath } from '#platform/http/base-path.ts'
import { cookieSite } from '#platform/http/cookie-site.ts'
import type { View } from './layout.ts'

type Settings = Pick<Config, 'IDENTITY_URL' | 'SITE_NAME'>

/** What the frame of every page needs. */
export const frameOf = (
  config: Settings,
  cookies: string | undefined,
): Omit<View, 'language' | 'home' | 'address'> => ({
  siteName: config.SITE_NAME,
  base: basePath(config),
  theme: themeOf(cookies),
  cookieSite: cookieSite(config),
})

/** `Set-Cookie` for the theme that the application names in its authorization request. */
export function requestedThemeCookie(config: Pick<Config, 'IDENTITY_URL'>, url: URL): string | undefined {
  const theme = findTheme(url.searchParams.get('theme'))
  return theme && themeCookie(theme, cookieSite(config))
}

import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import { type Theme, themeCookie } from '@bailclair/domain/value/theme.ts'

/** Shows the theme now and on the next visits. The inline script does the same before the first paint. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = themeCookie(theme, cookieSiteOf(window.location))
}

export function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = bar.dataset['scheme']
    const chosen = theme === scheme ? 'all' : 'not all'
    bar.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen)
  }
}

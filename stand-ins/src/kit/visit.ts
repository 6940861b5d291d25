export type Language = 'fr' | 'en'

/** French is the default language (decision 22). */
export const languageOfCookies = (cookies = '', otherwise: Language = 'fr'): Language =>
  (/(?:^|;)\s*lang=(fr|en)\s*(?:;|$)/.exec(cookies)?.[1] as Language | undefined) ?? otherwise

/** The server stores the chosen language in a cookie and redirects to the address without the parameter. */
export function languageLink(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('lang', language)
  return url.pathname + url.search
}

/** Headers of that redirect. Cookies ignore ports, so all sites on this machine share the choice. */
export function chooseLanguage(asked: URL): { location: string; 'set-cookie': string } | undefined {
  const language = asked.searchParams.get('lang')
  if (language !== 'fr' && language !== 'en') return undefined
  const url = new URL(asked)
  url.searchParams.delete('lang')
  return {
    // a path that starts with two slashes would redirect to another host
    location: url.pathname.replace(/^\/+/, '/') + url.search,
    'set-cookie': `lang=${language}; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`,
  }
}

/** Prevents DNS rebinding: a foreign host name that resolves to loopback could read the stand-ins. */
export const isLoopbackHost = (host = '') => /^(localhost|127\.0\.0\.1|\[::1])(:\d+)?$/.test(host)

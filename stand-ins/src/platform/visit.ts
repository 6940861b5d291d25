export type Language = 'fr' | 'en'

/** French is the default and the fallback (spec §1). */
export const languageOfCookies = (cookies = '', otherwise: Language = 'fr'): Language =>
  (/(?:^|;)\s*lang=(fr|en)\s*(?:;|$)/.exec(cookies)?.[1] as Language | undefined) ?? otherwise

/** The same page in a language: the server keeps the choice and answers with the plain address. */
export function languageLink(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('lang', language)
  return url.pathname + url.search
}

/** Headers of the answer to such a link. Spec §9: 1 year. Cookies ignore ports: every site of this machine shares it. */
export function chooseLanguage(asked: URL): { location: string; 'set-cookie': string } | undefined {
  const language = asked.searchParams.get('lang')
  if (language !== 'fr' && language !== 'en') return undefined
  const url = new URL(asked)
  url.searchParams.delete('lang')
  return {
    // a path that begins with two slashes would name another host
    location: url.pathname.replace(/^\/+/, '/') + url.search,
    'set-cookie': `lang=${language}; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`,
  }
}

/** A page elsewhere could make its own name point at this machine (DNS rebinding), and read what is here. */
export const isForThisMachine = (host = '') => /^(localhost|127\.0\.0\.1|\[::1])(:\d+)?$/.test(host)

import { readCookie } from '@bailclair/domain/site/cookie.ts'
import { type Language, languageCookie, languageOfRequest, languages } from '@bailclair/domain/value/language.ts'
import type { Config } from '#platform/config/environment.ts'

type Visit = {
  /** Query of this page: the language switch, and every form that keeps the language it was shown in. */
  page?: URLSearchParams | undefined
  /** Parameters of the authorization request that brought the visitor here. */
  request?: { kc_locale?: unknown; ui_locales?: unknown } | undefined
  cookies?: string | undefined
  acceptLanguage?: string | undefined
}

/**
 * The language of a page: what was chosen on it, then what the application asked for, the `lang` cookie (decision 22),
 * the languages of the request, the browser's, and French.
 */
export function languageOfVisit({ page, request, cookies, acceptLanguage }: Visit): Language {
  const uiLocales = typeof request?.ui_locales === 'string' ? request.ui_locales.split(' ') : []
  return (
    findLanguage(page?.get('kc_locale')) ??
    findLanguage(request?.kc_locale) ??
    findLanguage(readCookie(cookies, 'lang')) ??
    uiLocales.map(findLanguage).find(Boolean) ??
    languageOfRequest(acceptLanguage)
  )
}

/** The same page in a language: Keycloak's own parameter. */
export function inLanguage(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('kc_locale', language)
  // a path that begins with two slashes would name another host
  return url.pathname.replace(/^\/+/, '/') + url.search
}

/** `Set-Cookie` for a page that was asked for by the switch: the choice holds for the next one too (decision 22). */
export function chosenLanguageCookie({ IDENTITY_URL }: Pick<Config, 'IDENTITY_URL'>, url: URL): string | undefined {
  const { protocol, hostname } = new URL(IDENTITY_URL)
  const language = findLanguage(url.searchParams.get('kc_locale'))
  return language && languageCookie(language, { domain: hostname, isSecure: protocol === 'https:' })
}

/** A region is ignored: `en-GB` is English. */
const findLanguage = (value: unknown): Language | undefined =>
  typeof value === 'string' ? languages.find((language) => language === value.toLowerCase().split('-')[0]) : undefined

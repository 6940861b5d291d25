import { readCookie } from '@bailclair/domain/site/cookie.ts'
import { type Language, languageCookie, languageOfRequest, languages } from '@bailclair/domain/value/language.ts'
import type { Config } from '#platform/config/environment.ts'
import { cookieSite } from '#platform/http/cookie-site.ts'

type Visit = {
  /** Query of this page, from the language switch or a form that keeps its language. */
  page?: URLSearchParams | undefined
  request?: { kc_locale?: unknown; ui_locales?: unknown } | undefined
  cookies?: string | undefined
  acceptLanguage?: string | undefined
}

/**
 * In this order: the choice on the page, the application's request, the `lang` cookie (decision 22), the request's
 * languages, the browser's, French.
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

/** Uses Keycloak's own parameter. */
export function inLanguage(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('kc_locale', language)
  // a path with two leading slashes would name another host
  return url.pathname.replace(/^\/+/, '/') + url.search
}

/** `Set-Cookie` when the language switch was used, so that other pages keep the choice (decision 22). */
export function chosenLanguageCookie(config: Pick<Config, 'IDENTITY_URL'>, url: URL): string | undefined {
  const language = findLanguage(url.searchParams.get('kc_locale'))
  return language && languageCookie(language, cookieSite(config))
}

/** Ignores the region: `en-GB` is English. */
const findLanguage = (value: unknown): Language | undefined =>
  typeof value === 'string' ? languages.find((language) => language === value.toLowerCase().split('-')[0]) : undefined

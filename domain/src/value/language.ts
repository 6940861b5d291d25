import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'fr'

const findLanguage = (value: string | null | undefined): Language | undefined =>
  languages.find((language) => language === value)

/** `?lang=`, then the cookie, then French (decision 22). */
export const languageOfPage = (page: { query?: string | null | undefined; cookies?: string | undefined }): Language =>
  findLanguage(page.query) ?? findLanguage(readCookie(page.cookies, 'lang')) ?? defaultLanguage

/**
 * Reads `Accept-Language`, which the sites set from their cookie. The highest weight wins, the first of equals.
 * Regions are ignored, and so is a language with weight 0 or an unreadable weight.
 */
export function languageOfRequest(acceptLanguage: string | undefined): Language {
  let best = { language: defaultLanguage, weight: 0 }
  for (const range of acceptLanguage?.split(',') ?? []) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const found = findLanguage(tag.split('-')[0])
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality ? Number(quality.slice(2)) : 1
    if (found && weight > best.weight) best = { language: found, weight }
  }
  return best.language
}

/** A French page offers English to whoever has not chosen and whose browser names English before French. */
export const isEnglishOffered = (page: { cookies: string; browserLanguages: readonly string[] }): boolean =>
  !findLanguage(readCookie(page.cookies, 'lang')) &&
  page.browserLanguages.map((tag) => findLanguage(tag.toLowerCase().split('-')[0])).find(Boolean) === 'en'

export const languageCookie = (chosen: Language, site: CookieSite): string =>
  writeCookie({
    name: 'lang',
    value: chosen,
    maxAge: 365 * secondsPerDay,
    sameSite: 'Lax',
    secure: site.isSecure,
    domain: cookieDomain(site.domain),
  })

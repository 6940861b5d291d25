import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

/** French is the default and the fallback (spec §1, §9). */
export const defaultLanguage: Language = 'fr'

const findLanguage = (value: string | null | undefined): Language | undefined =>
  languages.find((language) => language === value)

/** The language of a page (decision 22): `?lang=`, which also sets the cookie, then the cookie, then French. */
export const languageOfPage = (page: { query?: string | null | undefined; cookies?: string | undefined }): Language =>
  findLanguage(page.query) ?? findLanguage(readCookie(page.cookies, 'lang')) ?? defaultLanguage

/**
 * The language of an API call (contract: the web sets `Accept-Language` from its cookie). The best weighted of ours
 * wins, the first of equals; a region is ignored, and a weight of 0 or an unreadable one means "not this one".
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

/** Spec §9: the cookie `lang` lasts 1 year. */
export const languageCookie = (chosen: Language, site: CookieSite): string =>
  writeCookie({
    name: 'lang',
    value: chosen,
    maxAge: 365 * secondsPerDay,
    sameSite: 'Lax',
    secure: site.isSecure,
    domain: cookieDomain(site.domain),
  })

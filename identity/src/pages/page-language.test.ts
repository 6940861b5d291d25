import { describe, expect, it } from 'vitest'
import { chosenLanguageCookie, inLanguage, languageOfVisit } from './page-language.ts'

const page = (query: string) => new URLSearchParams(query)

describe('languageOfVisit', () => {
  it.each([
    ['nothing', {}, 'fr'],
    ['the browser', { acceptLanguage: 'en-GB,fr;q=0.5' }, 'en'],
    [
      'the languages of the request before the browser',
      { request: { ui_locales: 'de en-US fr' }, acceptLanguage: 'fr' },
      'en',
    ],
    ['the cookie before them', { cookies: 'a=1; lang=fr', request: { ui_locales: 'en' }, acceptLanguage: 'en' }, 'fr'],
    ['the application before the cookie', { request: { kc_locale: 'en' }, cookies: 'lang=fr' }, 'en'],
    ['the page before the application', { page: page('kc_locale=fr'), request: { kc_locale: 'en' } }, 'fr'],
    ['a region and capitals', { request: { kc_locale: 'EN-gb' } }, 'en'],
    [
      'languages we do not speak',
      { page: page('kc_locale=de'), request: { kc_locale: 'es' }, cookies: 'lang=it' },
      'fr',
    ],
    ['parameters that are no texts', { request: { kc_locale: ['en'], ui_locales: 3 } }, 'fr'],
  ])('%s', (_, visit, language) => expect(languageOfVisit(visit)).toBe(language))
})

describe('inLanguage', () => {
  it.each([
    ['/realms/owner/x', '/realms/owner/x?kc_locale=en'],
    ['/x?a=1&kc_locale=fr', '/x?a=1&kc_locale=en'],
    ['/x?password', '/x?password=&kc_locale=en'],
    // never another host
    ['//evil.example/x', '/x?kc_locale=en'],
    ['///evil.example', '/?kc_locale=en'],
    ['/%2F/evil.example', '/%2F/evil.example?kc_locale=en'],
    ['/.//evil.example', '/evil.example?kc_locale=en'],
  ])('%s in English is %s', (address, expected) => expect(inLanguage(address, 'en')).toBe(expected))
})

describe('chosenLanguageCookie', () => {
  const cookie = (identity: string, address: string) =>
    chosenLanguageCookie({ IDENTITY_URL: identity }, new URL(address, identity))

  it('stores the language of the switch', () => {
    expect(cookie('https://id.example.org', '/x?kc_locale=en')).toBe(
      'lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Domain=id.example.org; Secure',
    )
    expect(cookie('http://localhost:3002', '/x?kc_locale=fr-FR')).toBe(
      'lang=fr; Max-Age=31536000; Path=/; SameSite=Lax',
    )
  })
  it.each(['/x', '/x?kc_locale=de', '/x?lang=en'])('stores nothing for %s', (address) =>
    expect(cookie('http://localhost:3002', address)).toBeUndefined(),
  )
})

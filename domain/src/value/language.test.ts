import { describe, expect, it } from 'vitest'
import { isEnglishOffered, languageCookie, languageOfPage, languageOfRequest } from './language.ts'

describe('languageOfPage (decision 22)', () => {
  it.each([
    [{}, 'fr'],
    [{ query: null, cookies: undefined }, 'fr'],
    [{ cookies: 'lang=en' }, 'en'],
    [{ cookies: 'lang=fr' }, 'fr'],
    [{ cookies: 'lang=de' }, 'fr'],
    [{ cookies: 'lang=EN' }, 'fr'],
    [{ query: 'en' }, 'en'],
    [{ query: 'en', cookies: 'lang=fr' }, 'en'],
    [{ query: 'fr', cookies: 'lang=en' }, 'fr'],
    [{ query: 'de', cookies: 'lang=en' }, 'en'],
    [{ query: '', cookies: 'a=1' }, 'fr'],
  ] as const)('%j is in %s', (page, language) => expect(languageOfPage(page)).toBe(language))
})

describe('languageOfRequest', () => {
  it.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['en', 'en'],
    ['fr', 'fr'],
    ['EN-gb', 'en'],
    ['de', 'fr'],
    ['*', 'fr'],
    ['de, en;q=0.5', 'en'],
    ['fr, en', 'fr'],
    ['en, fr', 'en'],
    ['fr;q=0.5, en;q=0.6', 'en'],
    ['fr;q=0.6, en;q=0.5', 'fr'],
    ['en;q=0', 'fr'],
    ['en;q=abc', 'fr'],
    ['en ; q=0.9 , fr ; q=0.8', 'en'],
    ['english', 'fr'],
    [';;;,,,', 'fr'],
  ])('%j asks for %s', (header, language) => expect(languageOfRequest(header)).toBe(language))
})

it('the cookie lang lasts one year', () => {
  expect(languageCookie('en', { domain: 'bailclair.example', isSecure: true })).toBe(
    'lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Domain=bailclair.example; Secure',
  )
  expect(languageCookie('fr', { domain: 'localhost', isSecure: false })).toBe(
    'lang=fr; Max-Age=31536000; Path=/; SameSite=Lax',
  )
})

describe('isEnglishOffered', () => {
  it.each([
    [['en-GB', 'fr'], '', true],
    [['de', 'en'], '', true],
    [['fr-FR', 'en'], '', false],
    [['de', 'it'], '', false],
    [[], '', false],
    [['en'], 'lang=fr', false],
    [['en'], 'lang=en', false],
  ])('browser %j, cookies «%s»: %s', (browserLanguages, cookies, expected) => {
    expect(isEnglishOffered({ browserLanguages, cookies })).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieDomain, readCookie, writeCookie } from './cookie.ts'

describe('writeCookie', () => {
  it('writes the attributes it is given, always for the whole site', () => {
    expect(
      writeCookie({ name: 'a', value: 'b', maxAge: 60, sameSite: 'Strict', secure: true, domain: 'example.org' }),
    ).toBe('a=b; Max-Age=60; Path=/; SameSite=Strict; Domain=example.org; Secure')
    expect(writeCookie({ name: 'a', value: '', maxAge: 0, sameSite: 'Lax', secure: false })).toBe(
      'a=; Max-Age=0; Path=/; SameSite=Lax',
    )
  })

  it('lets no value add an attribute, and reads every value back', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' })), (value) => {
        const [pair = '', ...attributes] = writeCookie({
          name: 'a',
          value,
          maxAge: 1,
          sameSite: 'Lax',
          secure: false,
        }).split('; ')
        expect(attributes).toEqual(['Max-Age=1', 'Path=/', 'SameSite=Lax'])
        expect(readCookie(`other=1; ${pair}; last=2`, 'a')).toBe(value)
      }),
    )
  })
})

describe('readCookie', () => {
  it.each([
    ['lang=en', 'en'],
    ['a=1; lang=en; b=2', 'en'],
    ['a=1;lang=en', 'en'],
    ['lang=en; lang=fr', 'en'],
    ['xlang=fr; lang=en', 'en'],
    ['lang=a=b==', 'a=b=='],
    ['lang={"a":1}', '{"a":1}'],
    ['lang=%7B%22a%22%3A1%7D', '{"a":1}'],
    ['lang=100%', '100%'],
    ['lang=', ''],
  ])('in %j finds %j', (cookies, value) => expect(readCookie(cookies, 'lang')).toBe(value))

  it.each(['', 'lang', 'Lang=en', 'xlang=en', 'a=lang=en', undefined])('in %j finds none', (cookies) => {
    expect(readCookie(cookies, 'lang')).toBeUndefined()
  })
})

describe('cookieDomain', () => {
  it.each(['bailclair.example', 'www.bailclair.example'])('%s is kept', (host) => expect(cookieDomain(host)).toBe(host))
  it.each(['localhost', 'app.localhost', '127.0.0.1', '[::1]', '::1', 'intranet'])('%s is left out', (host) => {
    expect(cookieDomain(host)).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUrl, parseBase } from './target.ts'

describe('the base address of a service', () => {
  it.each([
    ['https://geo.example', 'https://geo.example/'],
    ['https://geo.example/v1', 'https://geo.example/v1/'],
    ['http://127.0.0.1:3005/', 'http://127.0.0.1:3005/'],
  ])('%s is accepted', (address, href) => expect(parseBase(address).href).toBe(href))

  it.each([
    'ftp://geo.example',
    'file:///etc/passwd',
    'https://a:b@geo.example',
    'https://geo.example/?x=1',
    'geo.example',
  ])('%s is refused', (address) => expect(() => parseBase(address)).toThrow())
})

describe('the address of a call', () => {
  const base = parseBase('https://registry.example/v1')

  it.each([
    [['pub', 'dpe', '2375E0000001A'], {}, 'https://registry.example/v1/pub/dpe/2375E0000001A'],
    [
      ['search'],
      { q: 'rue de l’Été & fils', limit: '5' },
      'https://registry.example/v1/search?q=rue+de+l%E2%80%99%C3%89t%C3%A9+%26+fils&limit=5',
    ],
    [['a/../../b'], {}, 'https://registry.example/v1/a%2F..%2F..%2Fb'],
    [['//evil.example'], {}, 'https://registry.example/v1/%2F%2Fevil.example'],
    [['https://evil.example'], {}, 'https://registry.example/v1/https%3A%2F%2Fevil.example'],
    [['\\\\evil.example'], {}, 'https://registry.example/v1/%5C%5Cevil.example'],
    [['%2e%2e'], {}, 'https://registry.example/v1/%252e%252e'],
    [['a\r\nHost: evil'], {}, 'https://registry.example/v1/a%0D%0AHost%3A%20evil'],
    [['x?y#z'], {}, 'https://registry.example/v1/x%3Fy%23z'],
    [['half \ud83d emoji'], {}, 'https://registry.example/v1/half%20%EF%BF%BD%20emoji'],
  ])('%j %j stays below the base', (path, query, href) => expect(findUrl(base, { path, query })?.href).toBe(href))

  it.each([[['..']], [['.']], [['']], [['pub', '..', '..', 'admin']], [['pub', '', 'x']]])(
    '%j is not allowed',
    (path) => expect(findUrl(base, { path })).toBeUndefined(),
  )

  it('never leaves the base, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
        fc.dictionary(fc.string(), fc.string()),
        (path, query) => {
          const url = findUrl(base, { path, query })
          expect(url === undefined || url.href.startsWith(base.href)).toBe(true)
        },
      ),
    )
  })
})

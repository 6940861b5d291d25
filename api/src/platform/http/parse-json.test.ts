import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('parseJson', () => {
  it.each([
    ['text that looks like structure', '{"a":"{\\"b\\":1}","c":"[["}'],
    ['the same key in two objects', '[{"a":1},{"a":2}]'],
    ['a key that is a value elsewhere', '{"a":"b","b":"a"}'],
    ['sixteen levels', nested(16)],
    ['a byte-order mark', '\uFEFF{"a":1}', { a: 1 }],
  ])('reads %s', (_, text, expected = JSON.parse(text)) => {
    expect(parseJson(Buffer.from(text))).toEqual(expected)
  })

  it.each([
    ['nothing', ''],
    ['half an object', '{"a":'],
    ['NaN', '{"a":NaN}'],
    ['a key twice', '{"a":1,"a":2}'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a key twice around a nested object', '{"a":1,"b":{"a":1},"a":2}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['an escaped __proto__', '{"\\u005f_proto__":1}'],
    ['constructor', '{"a":[{"constructor":{"prototype":{}}}]}'],
    ['seventeen levels', nested(17)],
    ['thirty thousand levels', nested(30_000)],
  ])('refuses %s', (_, text) => {
    expect(() => parseJson(Buffer.from(text))).toThrow('InvalidRequest')
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow('InvalidRequest')
  })

  it('parses everything that JSON.stringify writes', () => {
    const plain = fc
      .jsonValue({ maxDepth: 8 })
      .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(value)
        expect(parseJson(Buffer.from(text))).toEqual(JSON.parse(text))
      }),
    )
  })
})

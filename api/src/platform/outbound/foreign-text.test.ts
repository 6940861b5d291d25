import { line } from '@bailclair/domain/value/text.schema.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanForeignText } from './foreign-text.ts'

describe('cleanForeignText', () => {
  it.each([
    ['12 rue des Lilas', '12 rue des Lilas'],
    ['  12  rue\tdes\r\nLilas ', '12 rue des Lilas'],
    ['12\u00A0rue\u2028des\u0085Lilas', '12 rue des Lilas'],
    ['e\u0301te\u0301', 'été'],
    ['a\u202Eb\u200Dc\u0000d\uFEFF', 'abc d'],
    ['half \ud83d emoji 😀', 'half emoji 😀'],
    ['abcdefghijklmnopqrstu', 'abcdefghijklmnopqrst'],
    ['abcdefghijklmnopqrs😀', 'abcdefghijklmnopqrs'],
    ['abcdefghijklmnopqrs tu', 'abcdefghijklmnopqrs'],
  ])('cleans %j to %j', (value, text) => expect(cleanForeignText(value, 20)).toBe(text))

  it.each(['', ' \n ', '\u0000', '\u202E', undefined, null, 12, {}, ['a']])('returns undefined for %j', (value) => {
    expect(cleanForeignText(value, 20)).toBeUndefined()
  })

  it('returns text that our own fields accept, and does not change it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
        const text = cleanForeignText(value, 20)
        if (text === undefined) return
        expect(line(20).parse(text)).toBe(text)
        expect(cleanForeignText(text, 20)).toBe(text)
      }),
    )
  })
})

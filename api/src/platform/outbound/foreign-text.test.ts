import { line } from '@bailclair/domain/value/text.schema.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignText } from './foreign-text.ts'

describe('foreignText', () => {
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
  ])('makes of %j %j', (value, text) => expect(foreignText(value, 20)).toBe(text))

  it.each(['', ' \n ', '\u0000', '\u202E', undefined, null, 12, {}, ['a']])('finds nothing in %j', (value) => {
    expect(foreignText(value, 20)).toBeUndefined()
  })

  it('is a line that our own fields accept, and is not changed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
        const text = foreignText(value, 20)
        if (text === undefined) return
        expect(line(20).parse(text)).toBe(text)
        expect(foreignText(text, 20)).toBe(text)
      }),
    )
  })
})

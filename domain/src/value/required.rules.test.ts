import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMissing } from './required.rules.ts'

describe('isMissing', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['white space', ' \t\n'],
    ['no-break spaces', '\u00a0\u202f'],
    ['an empty list', []],
    ['a falsy number other than 0', Number.NaN],
  ])('%s is missing', (_, value) => expect(isMissing(value)).toBe(true))

  it.each([
    ['0', 0],
    ['minus 0', -0],
    ['a number', 12.5],
    ['a negative number', -1],
    ['a text', 'a'],
    ['the text 0', '0'],
    ['a text between spaces', ' a '],
    ['a list', ['']],
    ['a refusal', false],
    ['an agreement', true],
    ['an object', {}],
  ])('%s is not missing', (_, value) => expect(isMissing(value)).toBe(false))

  it('is true for no number except NaN', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(isMissing(value)).toBe(Number.isNaN(value))
      }),
    )
  })
})

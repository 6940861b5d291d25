import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certificateNumber, normaliseCertificateNumber } from './certificate-number.schema.ts'

const problems = (typed: unknown) => certificateNumber.safeParse(typed).error?.issues.map((issue) => issue.message)

describe('certificateNumber', () => {
  it.each([
    ['2375E0123456J', '2375E0123456J'],
    ['2375e0123456j', '2375E0123456J'],
    [' 2375E 0123 456J ', '2375E0123456J'],
    ['2375-E012-3456-J', '2375E0123456J'],
    ['2375\u00A0E0123\u202F456J\t', '2375E0123456J'],
    ['2375–E0123—456J', '2375E0123456J'],
    ['2375E01\u00AD23456J', '2375E0123456J'],
    ['0000000000000', '0000000000000'],
  ])('reads %j as %s', (typed, number) => expect(certificateNumber.parse(typed)).toBe(number))

  it.each([
    ['2', 'one character'],
    ['2375E0123456', 'twelve characters'],
    ['2375E0123456JK', 'fourteen characters'],
    ['2375E012345_J', 'an underscore'],
    ['2375E012345éJ', 'an accent'],
    ['2375E012345ßJ', 'a letter that upper-cases to two'],
    ['2375E0123456ı', 'a letter that upper-cases to an ASCII one'],
    ['２375E0123456J', 'a full-width digit'],
  ])('refuses %j: %s', (typed) => expect(problems(typed)).toEqual(['certificate-number-not-valid']))

  it.each(['', '   ', '-', null, undefined, 1234567890123])('asks for a number instead of %j', (typed) => {
    expect(problems(typed)).toEqual(['certificate-number-required'])
  })

  it('is normalised once and for all', () => {
    const troublesome = fc.string({ unit: fc.constantFrom(...'aZé0 -–\u00A0\u00ADßıſﬁǅ') })
    fc.assert(
      fc.property(troublesome, (typed) => {
        const normalised = normaliseCertificateNumber(typed)
        expect(normaliseCertificateNumber(normalised)).toBe(normalised)
      }),
    )
  })

  it('is the same number wherever spaces and hyphens are put, in either case', () => {
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
    const typedCharacter = fc.record({
      character: fc.constantFrom(...characters),
      lower: fc.boolean(),
      filler: fc.constantFrom('', ' ', '-', ' - ', '\u00A0'),
    })
    fc.assert(
      fc.property(fc.array(typedCharacter, { minLength: 13, maxLength: 13 }), (typed) => {
        const number = typed.map(({ character }) => character).join('')
        const text = typed.map((c) => (c.lower ? c.character.toLowerCase() : c.character) + c.filler).join('')
        expect(certificateNumber.parse(text)).toBe(number)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrap } from './paper.ts'
import { openTypeface } from './typeface.ts'

const typeface = openTypeface()
const lines = (text: string, width: number) => wrap(text, { typeface, weight: 'regular', size: 10, width })

describe('wrap', () => {
  it.each([
    ['one line', 'Ana Durand', 200, ['Ana Durand']],
    ['two', 'Ana Durand', 40, ['Ana ', 'Durand']],
    ['a word that is too wide', 'aaaaaaaaaa', 30, ['aaaaa', 'aaaaa']],
    ['nothing', '', 30, ['']],
  ])('makes %s', (_, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected)
  })

  it('loses no character and makes no line too wide', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 15, max: 200 }), (text, width) => {
        const made = lines(text, width)
        expect(made.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of made)
          expect([...line].length <= 1 || typeface.run(line.trimEnd()).width * 10 <= width).toBe(true)
      }),
    )
  })
})

describe('a run', () => {
  it.each([
    ['Zoë «\u202fŒ\u202f» 12 €', 'regular', 'regular'],
    ['Zoë', 'bold', 'bold'],
    ['Łukasz Žižek', 'regular', 'regular'],
    ['Шевченко', 'regular', 'wide'],
    ['Шевченко', 'bold', 'wide'],
  ] as const)('of %j in %s is set in %s', (text, weight, font) => {
    expect(typeface.run(text, weight)).toMatchObject({ font, isThickened: font === 'wide' && weight === 'bold' })
  })

  it.each([
    ['Ана 李', true],
    ['देवनागरी', true],
    ['שלום', false],
    ['فاطمة', false],
    ['Studio 🏠', true],
    ['Ολυμπία\u200b', false],
  ])('of %j is lacking: %s', (text, isLacking) => {
    const fresh = openTypeface()
    fresh.run(text)
    expect(fresh.isLacking()).toBe(isLacking)
  })
})

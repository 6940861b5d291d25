import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

describe('readNumber', () => {
  it.each([
    ['1250', 1250, 1250],
    ['1250,5', 1250.5, 1250.5],
    ['1250.50', 1250.5, 1250.5],
    ['1 250,50', 1250.5, 1250.5],
    ['1\u202f250\u00a0€', 1250, 1250],
    ['1.250,50', 1250.5, Number.NaN],
    ['1,250.50', Number.NaN, 1250.5],
    ['1.250', 1250, 1.25],
    ['1,250', 1.25, 1250],
    ['1,250,000', Number.NaN, 1_250_000],
    ['0,250', 0.25, 0.25],
    ['12,50', 12.5, 12.5],
    [',5', 0.5, 0.5],
    ['5,', 5, 5],
    ['-3', -3, -3],
    ['0', 0, 0],
    ['', undefined, undefined],
    [' ', undefined, undefined],
    ['€', undefined, undefined],
    ['abc', Number.NaN, Number.NaN],
    ['1e3', Number.NaN, Number.NaN],
    ['12 m', Number.NaN, Number.NaN],
    ['.', Number.NaN, Number.NaN],
    ['1,2,3', Number.NaN, Number.NaN],
    ['Infinity', Number.NaN, Number.NaN],
  ])('reads %o', (text, french, english) => {
    expect(readNumber(text, 'fr')).toBe(french)
    expect(readNumber(text, 'en')).toBe(english)
  })
})

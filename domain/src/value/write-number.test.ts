import { describe, expect, it } from 'vitest'
import { writeMoney, writeNumber } from './write-number.ts'

// \u202F is the narrow no-break space.
describe('numbers', () => {
  it.each([
    [1250, '1\u202F250', '1,250'],
    [42.505, '42,51', '42.51'],
    [1.005, '1,01', '1.01'],
    [0.05, '0,05', '0.05'],
    [-0.001, '0', '0'],
    [-1234.5, '-1\u202F234,5', '-1,234.5'],
  ])('%d', (value, fr, en) => {
    expect(writeNumber('fr', value, { most: 2 })).toBe(fr)
    expect(writeNumber('en', value, { most: 2 })).toBe(en)
  })
})

describe('money', () => {
  it.each([
    [1250, '1\u202F250\u202F€', '€1,250'],
    [1250.5, '1\u202F250,50\u202F€', '€1,250.50'],
    [-3, '-3\u202F€', '-€3'],
  ])('%d', (euros, fr, en) => {
    expect(writeMoney('fr', euros)).toBe(fr)
    expect(writeMoney('en', euros)).toBe(en)
  })

  it('with cents', () => {
    expect(writeMoney('fr', 420, 2)).toBe('420,00\u202F€')
    expect(writeMoney('en', 420, 2)).toBe('€420.00')
  })
})

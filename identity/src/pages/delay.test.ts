import { describe, expect, it } from 'vitest'
import { delayInWords } from './delay.ts'

describe('delayInWords', () => {
  it.each([
    [0, '1 seconde', '1 second'],
    [0.2, '1 seconde', '1 second'],
    [1.2, '2 secondes', '2 seconds'],
    [60, '60 secondes', '60 seconds'],
    [61, '2 minutes', '2 minutes'],
    [120, '2 minutes', '2 minutes'],
    [121, '3 minutes', '3 minutes'],
  ])('%d s is %s, %s', (seconds, french, english) => {
    expect(delayInWords(seconds, 'fr').replaceAll(/\s/g, ' ')).toBe(french)
    expect(delayInWords(seconds, 'en')).toBe(english)
  })
})

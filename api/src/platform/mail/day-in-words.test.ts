import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it.each([
  ['fr', '2026-11-12', '12 novembre 2026'],
  ['fr', '2026-12-01', '1er décembre 2026'],
  ['fr', '2026-12-31', '31 décembre 2026'],
  ['en', '2026-12-01', '1 December 2026'],
  ['en', '2028-02-29', '29 February 2028'],
] as const)('%s: %s is %s', (language, day, told) => expect(dayInWords(language, day)).toBe(told))

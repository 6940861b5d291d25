import { expect, it } from 'vitest'
import { appointmentInWords, dayInWords, momentInWords } from './day-in-words.ts'

it.each([
  ['fr', '2026-11-12', '12 novembre 2026'],
  ['fr', '2026-12-01', '1er décembre 2026'],
  ['fr', '2026-12-31', '31 décembre 2026'],
  ['en', '2026-12-01', '1 December 2026'],
  ['en', '2028-02-29', '29 February 2028'],
] as const)('%s: %s is %s', (language, day, told) => expect(dayInWords(language, day)).toBe(told))

it.each([
  ['fr', '2026-11-30T23:05:00Z', '1er décembre 2026 à 00:05'],
  ['fr', '2026-07-14T10:00:00Z', '14 juillet 2026 à 12:00'],
  ['en', '2026-11-30T23:05:00Z', '1 December 2026 at 00:05'],
] as const)('%s: the moment %s is %s', (language, moment, told) =>
  expect(momentInWords(language, new Date(moment))).toBe(told),
)

it.each([
  ['fr', '2026-12-01T09:00:00Z', 'mardi 1er décembre 2026 à 10:00'],
  ['fr', '2027-03-28T08:00:00Z', 'dimanche 28 mars 2027 à 10:00'],
  ['fr', '2027-10-31T09:00:00Z', 'dimanche 31 octobre 2027 à 10:00'],
  ['en', '2026-12-01T09:00:00Z', 'Tuesday, 1 December 2026 at 10:00'],
] as const)('%s: the appointment %s is %s', (language, moment, told) =>
  expect(appointmentInWords(language, new Date(moment))).toBe(told),
)

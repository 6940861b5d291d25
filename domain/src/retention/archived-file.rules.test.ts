import { expect, it } from 'vitest'
import { archiveCutoff } from './archived-file.rules.ts'

it.each([
  ['2026-11-12', '2025-11-12'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
  ['2029-03-01', '2028-03-01'],
] as const)('on %s: those archived until %s', (today, day) => expect(archiveCutoff(today)).toBe(day))

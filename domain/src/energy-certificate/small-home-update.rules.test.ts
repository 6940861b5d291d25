import { expect, it } from 'vitest'
import { hasSmallHomeUpdate } from './small-home-update.rules.ts'

const studio = { date: '2023-05-01', livingSpace: 18, grade: 'F' } as const

it.each([
  ['a studio of before', studio, true],
  ['40 m²', { ...studio, livingSpace: 40 }, true],
  ['more than 40 m²', { ...studio, livingSpace: 40.01 }, false],
  ['the last day before', { ...studio, date: '2024-06-30' }, true],
  ['the first day of the new limits', { ...studio, date: '2024-07-01' }, false],
  ['the method before', { ...studio, date: '2021-06-30' }, false],
  ['an A', { ...studio, grade: 'A' }, false],
] as const)('%s: %j, %s', (_, certificate, expected) => {
  expect(hasSmallHomeUpdate(certificate)).toBe(expected)
})

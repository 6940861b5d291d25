import { describe, expect, it } from 'vitest'
import type { SourceFacts } from '../reading/reading.ts'
import { findSaves } from './saved-again.rules.ts'

const pdf = (facts: Partial<SourceFacts>) => findSaves({ type: 'PDF', saves: 1, isSigned: false, ...facts })
const dates = (createdAt: string, changedAt: string) => pdf({ createdAt, changedAt })

describe('dates of a file', () => {
  it.each([
    ['a day and a second', 'D:20261102090000Z', 'D:20261103090001Z', ['2026-11-03', '2026-11-02']],
    ['months', "D:20260302090000+01'00'", "D:20261103090001+01'00'", ['2026-11-03', '2026-03-02']],
    ['days without hours', 'D:20261102', 'D:20261104', ['2026-11-04', '2026-11-02']],
    ['days in other time zones', "D:20261102200000-08'00'", "D:20261104060000+01'00'", ['2026-11-04', '2026-11-02']],
    ['days, without the prefix', '20261102090000', '20261104090000Z', ['2026-11-04', '2026-11-02']],
  ])('are told when they are apart: %s', (_, createdAt, changedAt, [found, expected]) => {
    expect(dates(createdAt, changedAt)).toEqual([{ found, expected }])
  })

  it.each([
    ['the same', 'D:20261102090000Z', 'D:20261102090000Z'],
    ['a day', 'D:20261102090000Z', 'D:20261103090000Z'],
    ['the same in two time zones', "D:20261102090000+01'00'", "D:20261103000000+16'00'"],
    ['changed before it was made', 'D:20261102090000Z', 'D:20260101090000Z'],
    ['no date at all', 'hier', 'D:20261103090000Z'],
    ['a month that is none', 'D:20261302090000Z', 'D:20271103090000Z'],
    ['empty', '', 'D:20261103090000Z'],
  ])('say nothing when they are %s', (_, createdAt, changedAt) => {
    expect(dates(createdAt, changedAt)).toEqual([])
  })

  it('say nothing when one is missing', () => {
    expect(pdf({ createdAt: 'D:20261102090000Z' })).toEqual([])
    expect(pdf({ changedAt: 'D:20261102090000Z' })).toEqual([])
  })
})

it.each([
  [undefined, []],
  [0, []],
  [1, []],
  [2, [{ found: '2\u00a0×' }]],
  [5, [{ found: '5\u00a0×' }]],
])('saved %s times', (saves, expected) => {
  expect(findSaves({ type: 'PDF', ...(saves !== undefined && { saves }) })).toEqual(expected)
})

it('both are told', () => {
  const found = pdf({ createdAt: 'D:20261102Z', changedAt: 'D:20261105Z', saves: 2 })
  expect(found).toEqual([{ found: '2026-11-05', expected: '2026-11-02' }, { found: '2\u00a0×' }])
})

it('a file that is signed electronically was saved again for that', () => {
  expect(pdf({ createdAt: 'D:20261102Z', changedAt: 'D:20261105Z', saves: 3, isSigned: true })).toEqual([])
})

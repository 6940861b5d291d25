import { describe, expect, it } from 'vitest'
import { monthsUpTo } from './statistics.schema.ts'

describe('monthsUpTo', () => {
  it.each([
    ['2026-11-15', 3, ['2026-09-01', '2026-10-01', '2026-11-01']],
    ['2026-01-01', 2, ['2025-12-01', '2026-01-01']],
    ['2024-02-29', 1, ['2024-02-01']],
  ])('%s, %i months', (today, howMany, months) => {
    expect(monthsUpTo(today, howMany)).toEqual(months)
  })

  it('goes back a year', () => {
    const months = monthsUpTo('2026-03-31')
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04-01', '2026-03-01'])
  })
})

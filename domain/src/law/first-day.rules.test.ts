import { expect, it } from 'vitest'
import { firstDayOf } from './first-day.rules.ts'
import type { LawChange } from './known-law.schema.ts'

const rule = { from: '2028-01-01' }

it.each<[string, LawChange[] | undefined, string | undefined]>([
  ['as written', undefined, '2028-01-01'],
  [
    'put off',
    [
      { since: '2027-06-01', state: 'ANNOUNCED' },
      { since: '2030-01-01', state: 'IN_FORCE' },
    ],
    '2030-01-01',
  ],
  ['repealed before', [{ since: '2027-12-31', state: 'ENDED' }], undefined],
  ['repealed on its first day', [{ since: '2028-01-01', state: 'ENDED' }], undefined],
  ['repealed afterwards', [{ since: '2028-01-02', state: 'ENDED' }], '2028-01-01'],
])('%s', (_, changes, expected) => {
  expect(firstDayOf(rule, changes)).toBe(expected)
})

import { expect, it } from 'vitest'
import type { LawChange } from '../law/known-law.schema.ts'
import { lastDayOfOrder } from './order-end.rules.ts'

const prolonged: LawChange = { since: '2026-11-25', state: 'IN_FORCE', until: '2031-11-24' }
const ended: LawChange = { since: '2026-11-25', state: 'ENDED' }

it.each<[string, string, readonly LawChange[], string]>([
  ['prints the end of the experiment', '2026-11-24', [], '2026-11-24'],
  ['ended before it', '2026-10-31', [], '2026-10-31'],
  ['runs past it', '2027-05-31', [], '2026-11-24'],
  ['runs past it, and it was prolonged', '2027-05-31', [prolonged], '2027-05-31'],
  ['prints an end, and it was prolonged', '2026-11-24', [prolonged], '2026-11-24'],
  ['runs past it, and it was not prolonged', '2027-05-31', [ended], '2026-11-24'],
  ['runs past a shorter prolongation', '2027-05-31', [{ ...prolonged, until: '2027-03-31' }], '2027-03-31'],
  ['was prolonged after some weeks', '2027-05-31', [ended, { ...prolonged, since: '2027-01-15' }], '2027-05-31'],
  ['was prolonged after its own end', '2026-12-31', [{ ...prolonged, since: '2027-01-15' }], '2026-11-24'],
])('an order that %s, %s, %j: %s', (_, until, changes, expected) => {
  expect(lastDayOfOrder({ until }, 'lille', { 'rent-control-lille': changes })).toBe(expected)
})

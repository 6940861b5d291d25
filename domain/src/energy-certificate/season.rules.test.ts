import { expect, it } from 'vitest'
import { seasonStanding } from './season.rules.ts'

const from2034 = { bannedFrom: '2034-01-01' }

it.each([
  ['D', '2026-11-19', { permit: 'POSSIBLE', isBanned: false }],
  ['A-D', '2034-01-01', { permit: 'POSSIBLE', isBanned: false }],
  ['E', '2026-11-19', { permit: 'POSSIBLE', isBanned: false, ...from2034 }],
  ['E', '2033-12-31', { permit: 'POSSIBLE', isBanned: false, ...from2034 }],
  ['E', '2034-01-01', { permit: 'POSSIBLE', isBanned: true, ...from2034 }],
  ['F', '2024-11-20', { permit: 'POSSIBLE', isBanned: false, ...from2034 }],
  ['F', '2024-11-21', { permit: 'REFUSED', isBanned: false, ...from2034 }],
  ['G+', '2026-11-19', { permit: 'REFUSED', isBanned: false, ...from2034 }],
] as const)('%s on the mainland on %s: %j', (grade, today, expected) => {
  expect(seasonStanding(grade, 'MAINLAND', today, {})).toEqual(expected)
})

it('says nothing of other territories', () => {
  expect(seasonStanding('G', 'OVERSEAS_DEPARTMENT', '2026-11-19', {})).toBeUndefined()
  expect(seasonStanding('G', 'OTHER_OVERSEAS', '2026-11-19', {})).toBeUndefined()
})

it('follows an operator who says that the law was repealed', () => {
  const changes = { 'energy-season-all': [{ since: '2030-01-01', state: 'ENDED' as const }] }
  expect(seasonStanding('E', 'MAINLAND', '2030-01-01', changes)).toEqual({ permit: 'POSSIBLE', isBanned: false })
})

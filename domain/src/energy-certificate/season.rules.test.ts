import { expect, it } from 'vitest'
import { seasonStanding } from './season.rules.ts'

const from2034 = { bannedFrom: '2034-01-01' }
const until2034 = { permitRefusedFrom: '2034-01-01' }

it.each([
  ['D', '2026-11-19', { permit: 'POSSIBLE', isBanned: false }],
  ['A-D', '2034-01-01', { permit: 'POSSIBLE', isBanned: false }],
  ['E', '2026-11-19', { permit: 'POSSIBLE', ...until2034, isBanned: false, ...from2034 }],
  ['E', '2033-12-31', { permit: 'POSSIBLE', ...until2034, isBanned: false, ...from2034 }],
  ['E', '2034-01-01', { permit: 'REFUSED', isBanned: true, ...from2034 }],
  ['F', '2024-11-20', { permit: 'POSSIBLE', permitRefusedFrom: '2024-11-21', isBanned: false, ...from2034 }],
  ['F', '2024-11-21', { permit: 'REFUSED', isBanned: false, ...from2034 }],
  ['F', '2034-01-01', { permit: 'REFUSED', isBanned: true, ...from2034 }],
  ['G+', '2026-11-19', { permit: 'REFUSED', isBanned: false, ...from2034 }],
] as const)('%s on the mainland on %s: %j', (grade, today, expected) => {
  expect(seasonStanding(grade, 'MAINLAND', today, {})).toEqual(expected)
})

// there a decent home is one from A to E
it.each([
  ['D', '2034-01-01', { isBanned: false }],
  ['E', '2034-01-01', { isBanned: false }],
  ['F', '2033-12-31', { isBanned: false, ...from2034 }],
  ['F', '2034-01-01', { isBanned: true, ...from2034 }],
  ['G', '2026-11-19', { isBanned: false, ...from2034 }],
] as const)('%s in an overseas département on %s: %j, and nothing of the permit', (grade, today, expected) => {
  expect(seasonStanding(grade, 'OVERSEAS_DEPARTMENT', today, {})).toEqual(expected)
})

it.each(['OTHER_OVERSEAS', 'UNKNOWN'] as const)('says nothing of %s', (territory) => {
  expect(seasonStanding('G', territory, '2026-11-19', {})).toBeUndefined()
})

it('follows an operator who says that the ban was repealed, and the condition of the permit was not', () => {
  const changes = { 'energy-season-all': [{ since: '2030-01-01', state: 'ENDED' as const }] }
  expect(seasonStanding('E', 'MAINLAND', '2030-01-01', changes)).toEqual({
    permit: 'POSSIBLE',
    ...until2034,
    isBanned: false,
  })
  expect(seasonStanding('E', 'MAINLAND', '2034-01-01', changes)).toEqual({ permit: 'REFUSED', isBanned: false })
})

it('refuses an F when only the stricter condition of the permit holds', () => {
  const changes = { 'energy-season': [{ since: '2030-01-01', state: 'ENDED' as const }] }
  expect(seasonStanding('F', 'MAINLAND', '2034-01-01', changes)).toMatchObject({ permit: 'REFUSED' })
})

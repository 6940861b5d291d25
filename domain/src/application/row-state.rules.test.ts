import { expect, it } from 'vitest'
import { rowState } from './row-state.rules.ts'

const today = '2026-11-12'

it.each([
  // status, last day of access, token sent, state
  ['VALIDATED', '2026-11-13', 'file', 'open'],
  ['VALIDATED', '2026-11-12', 'file', 'open'],
  ['VALIDATED', '2026-11-11', undefined, 'access-ended'],
  // the browser is a day ahead of the server, or behind
  ['VALIDATED', '2026-11-11', 'file', 'open'],
  ['VALIDATED', '2026-11-12', undefined, 'access-ended'],
  ['TO_PROCESS', '2026-11-12', undefined, 'waiting'],
  ['DECLINED', '2026-11-13', undefined, 'waiting'],
  ['INCOMPLETE', '2026-12-12', undefined, 'waiting'],
  ['INCOMPLETE', '2026-11-11', undefined, 'access-ended'],
] as const)('%s until %s, token %s: %s', (status, accessEndsOn, token, state) => {
  const apartmentSharing = { status, ...(token && { token }) }
  expect(rowState({ accessEndsOn, apartmentSharing }, today)).toBe(state)
})

it.each([
  ['VALIDATED', '2026-11-12', 'paused'],
  ['TO_PROCESS', '2026-11-12', 'paused'],
  ['VALIDATED', '2026-11-11', 'access-ended'],
] as const)('paused by the applicant, %s until %s: %s', (status, accessEndsOn, state) =>
  expect(rowState({ accessEndsOn, paused: true, apartmentSharing: { status } }, today)).toBe(state),
)

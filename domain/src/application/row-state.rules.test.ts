import { describe, expect, it } from 'vitest'
import { countRows, rowFilters, rowGroups, rowState, rowStatus, rowStatuses, statusesOf } from './row-state.rules.ts'

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
  ['AFTER_VISIT', '2026-11-12', undefined, 'after-visit'],
  ['AFTER_VISIT', '2026-11-11', undefined, 'access-ended'],
] as const)('%s until %s, token %s: %s', (status, accessEndsOn, token, state) => {
  const apartmentSharing = { status, ...(token && { token }) }
  expect(rowState({ accessEndsOn, apartmentSharing }, today)).toBe(state)
})

it.each([
  ['VALIDATED', '2026-11-12', 'paused'],
  ['TO_PROCESS', '2026-11-12', 'paused'],
  ['VALIDATED', '2026-11-11', 'access-ended'],
  ['AFTER_VISIT', '2026-11-12', 'paused'],
] as const)('paused by the applicant, %s until %s: %s', (status, accessEndsOn, state) =>
  expect(rowState({ accessEndsOn, paused: true, apartmentSharing: { status } }, today)).toBe(state),
)

describe('rowStatus', () => {
  it.each([
    // file, last day of access, paused, token sent, status of the row
    ['VALIDATED', '2026-11-12', false, 'file', 'VALIDATED'],
    ['VALIDATED', '2026-11-11', false, undefined, 'ENDED'],
    ['VALIDATED', '2026-11-12', true, undefined, 'PAUSED'],
    ['VALIDATED', '2026-11-11', true, undefined, 'ENDED'],
    ['TO_PROCESS', '2026-11-12', false, undefined, 'TO_PROCESS'],
    ['TO_PROCESS', '2026-11-12', true, undefined, 'PAUSED'],
    ['DECLINED', '2026-11-11', false, undefined, 'ENDED'],
    ['INCOMPLETE', '2026-11-12', false, undefined, 'INCOMPLETE'],
    ['AFTER_VISIT', '2026-11-12', false, undefined, 'AFTER_VISIT'],
    ['AFTER_VISIT', '2026-11-12', true, undefined, 'PAUSED'],
    ['AFTER_VISIT', '2026-11-11', false, undefined, 'ENDED'],
    ['ARCHIVED', '2026-11-12', false, undefined, undefined],
  ] as const)('%s until %s, paused %s: %s', (status, accessEndsOn, paused, token, expected) => {
    const row = { accessEndsOn, ...(paused && { paused }), apartmentSharing: { status, ...(token && { token }) } }
    expect(rowStatus(row, today)).toBe(expected)
  })
})

describe('counts', () => {
  it('put every status into one group', () => {
    expect(Object.values(rowGroups).flat().toSorted()).toEqual(rowStatuses.toSorted())
    expect(countRows(rowStatuses)).toEqual({ verified: 1, waiting: 5, ended: 1 })
    expect(countRows([])).toEqual({ verified: 0, waiting: 0, ended: 0 })
    expect(countRows(['VALIDATED', 'VALIDATED', 'ENDED', 'PAUSED'])).toEqual({ verified: 2, waiting: 1, ended: 1 })
  })

  it('count what their filter shows', () => {
    const shown = (filter: (typeof rowFilters)[number]) => countRows(statusesOf(filter))
    expect(shown('VALIDATED')).toEqual({ verified: 1, waiting: 0, ended: 0 })
    expect(shown('WAITING')).toEqual({ verified: 0, waiting: 5, ended: 0 })
    expect(shown('ENDED')).toEqual({ verified: 0, waiting: 0, ended: 1 })
    expect(rowFilters.flatMap(statusesOf).toSorted()).toEqual([...rowStatuses, ...rowGroups.waiting].toSorted())
  })
})

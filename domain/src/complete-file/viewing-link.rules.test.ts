import { expect, it } from 'vitest'
import { viewingLinkEnd, viewingLinkState } from './viewing-link.rules.ts'

const createdAt = new Date('2026-11-12T10:00:00Z')
const expiresAt = viewingLinkEnd(createdAt)

it('ends 24 hours after it was made', () => expect(expiresAt.toISOString()).toBe('2026-11-13T10:00:00.000Z'))

it('ends 24 hours later on the day the clocks change, too', () =>
  expect(viewingLinkEnd(new Date('2026-10-24T22:30:00Z')).toISOString()).toBe('2026-10-25T22:30:00.000Z'))

it.each([
  ['2026-11-12T10:00:00.000Z', null, 'OPEN'],
  ['2026-11-13T09:59:59.999Z', null, 'OPEN'],
  ['2026-11-13T10:00:00.000Z', null, 'EXPIRED'],
  ['2026-11-12T11:00:00.000Z', '2026-11-12T11:00:00.000Z', 'REVOKED'],
  ['2026-11-14T10:00:00.000Z', '2026-11-12T11:00:00.000Z', 'REVOKED'],
] as const)('at %s, revoked at %s: %s', (now, revokedAt, state) =>
  expect(viewingLinkState({ expiresAt, revokedAt: revokedAt && new Date(revokedAt) }, new Date(now))).toBe(state),
)

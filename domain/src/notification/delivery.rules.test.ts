import { expect, it } from 'vitest'
import { deliveryOf } from './delivery.rules.ts'

it.each([
  ['EACH', false, true, 'NOW'],
  ['EACH', false, false, 'NOW'],
  ['EACH', true, true, 'NEVER'],
  ['EACH', true, false, 'NEVER'],
  ['DAILY', false, true, 'IN_DIGEST'],
  ['DAILY', false, false, 'NOW'],
  ['DAILY', true, true, 'NEVER'],
  ['DAILY', true, false, 'NEVER'],
  ['NONE', false, true, 'NEVER'],
  ['NONE', false, false, 'NEVER'],
  ['NONE', true, true, 'NEVER'],
  ['NONE', true, false, 'NEVER'],
] as const)('%s, paused %s, can wait %s: %s', (notifications, isPaused, canWait, delivery) =>
  expect(deliveryOf({ notifications, isPaused }, { canWait })).toBe(delivery),
)

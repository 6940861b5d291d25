import { expect, it } from 'vitest'
import { declineReasonOf } from './decline-reason.rules.ts'

it.each([
  ['UNREADABLE', 'UNREADABLE'],
  ['NOT_TO_BE_ASKED', 'NOT_TO_BE_ASKED'],
  ['OTHER', 'OTHER'],
  ['unreadable', 'OTHER'],
  ['A_REASON_OF_TOMORROW', 'OTHER'],
  [undefined, 'OTHER'],
])('%s is told as %s', (reason, told) => expect(declineReasonOf(reason)).toBe(told))

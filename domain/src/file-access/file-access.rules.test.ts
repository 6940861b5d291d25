import { expect, it } from 'vitest'
import { fileAccessState } from './file-access.rules.ts'

const today = '2026-11-12'

it.each([
  ['VALIDATED', '2026-11-12', false, 'OPEN'],
  ['VALIDATED', '2026-11-11', false, 'ENDED'],
  ['VALIDATED', '2026-11-12', true, 'PAUSED'],
  ['VALIDATED', '2026-11-11', true, 'ENDED'],
  ['TO_PROCESS', '2026-11-12', false, 'WAITING'],
  ['TO_PROCESS', '2026-11-12', true, 'PAUSED'],
  ['DECLINED', '2026-11-12', false, 'WAITING'],
  ['INCOMPLETE', '2026-11-11', false, 'ENDED'],
] as const)('a file %s, access until %s, paused %s: %s', (fileStatus, accessEndsOn, isPaused, state) =>
  expect(fileAccessState({ fileStatus, consentScope: 'FILE', accessEndsOn, isPaused }, today)).toBe(state),
)

it.each([
  ['VALIDATED', '2026-11-12', false, 'AFTER_VISIT'],
  ['TO_PROCESS', '2026-11-12', false, 'AFTER_VISIT'],
  ['VALIDATED', '2026-11-12', true, 'PAUSED'],
  ['VALIDATED', '2026-11-11', false, 'ENDED'],
] as const)(
  'shared after a visit, a file %s, access until %s, paused %s: %s',
  (fileStatus, accessEndsOn, isPaused, state) =>
    expect(fileAccessState({ fileStatus, consentScope: 'CONTACT', accessEndsOn, isPaused }, today)).toBe(state),
)

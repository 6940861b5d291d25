import { expect, it } from 'vitest'
import { auditActionOf, isDoneByAccount, mostEntriesPerHour } from './security-event.rules.ts'

it.each([
  [{ type: 'LOGIN' }, 'SIGNED_IN', true],
  [{ type: 'LOGIN_ERROR', error: 'invalid_user_credentials' }, 'SIGN_IN_FAILED', false],
  [{ type: 'LOGIN_ERROR', error: 'user_temporarily_disabled' }, 'SIGN_IN_SLOWED', false],
  [{ type: 'LOGIN_ERROR' }, 'SIGN_IN_FAILED', false],
  [{ type: 'REFRESH_TOKEN_ERROR', reason: 'Maximum allowed refresh token reuse exceeded' }, 'TOKEN_REUSED', false],
  [{ type: 'REFRESH_TOKEN_ERROR', error: 'invalid_token', reason: 'Stale token' }, 'TOKEN_REUSED', false],
  [{ type: 'REFRESH_TOKEN_ERROR', reason: 'Token is not active' }, undefined, undefined],
  [{ type: 'UPDATE_CREDENTIAL' }, 'PASSWORD_CHANGED', true],
  [{ type: 'CODE_TO_TOKEN' }, undefined, undefined],
])('%j becomes %s', (event, action, isOwn) => {
  expect(auditActionOf(event)).toBe(action)
  if (action) expect(isDoneByAccount(auditActionOf(event) ?? 'LINK_PAUSED')).toBe(isOwn)
})

it.each([
  ['SIGNED_IN', 60],
  ['PASSWORD_CHANGED', 60],
  ['SIGN_IN_FAILED', 5],
  ['TOKEN_REUSED', 5],
  ['SIGN_IN_SLOWED', 1],
] as const)('%s is in the log of an account at most %i times an hour', (action, most) =>
  expect(mostEntriesPerHour(action)).toBe(most),
)

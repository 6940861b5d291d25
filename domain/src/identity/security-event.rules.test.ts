import { expect, it } from 'vitest'
import { addedMethodOf, auditActionOf, isDoneByAccount, mostEntriesPerHour } from './security-event.rules.ts'

it.each([
  [{ type: 'LOGIN' }, 'SIGNED_IN', true],
  [{ type: 'LOGIN_ERROR', error: 'invalid_user_credentials' }, 'SIGN_IN_FAILED', false],
  [{ type: 'LOGIN_ERROR', error: 'user_temporarily_disabled' }, 'SIGN_IN_SLOWED', false],
  [{ type: 'LOGIN_ERROR' }, 'SIGN_IN_FAILED', false],
  [{ type: 'REFRESH_TOKEN_ERROR', reason: 'Maximum allowed refresh token reuse exceeded' }, 'TOKEN_REUSED', false],
  [{ type: 'REFRESH_TOKEN_ERROR', error: 'invalid_token', reason: 'Stale token' }, 'TOKEN_REUSED', false],
  [{ type: 'REFRESH_TOKEN_ERROR', reason: 'Token is not active' }, undefined, undefined],
  [{ type: 'UPDATE_CREDENTIAL' }, 'PASSWORD_CHANGED', true],
  [{ type: 'UPDATE_CREDENTIAL', credentialType: 'password' }, 'PASSWORD_CHANGED', true],
  [{ type: 'UPDATE_CREDENTIAL', credentialType: 'otp' }, 'CODE_APP_ADDED', true],
  [{ type: 'UPDATE_CREDENTIAL', credentialType: 'webauthn-passwordless' }, 'PASSKEY_ADDED', true],
  [{ type: 'UPDATE_CREDENTIAL', credentialType: 'recovery-authn-codes' }, 'RECOVERY_CODES_MADE', true],
  [{ type: 'UPDATE_CREDENTIAL', credentialType: 'webauthn' }, undefined, undefined],
  [{ type: 'UPDATE_CREDENTIAL', credentialType: 'constructor' }, undefined, undefined],
  [{ type: 'LOGIN_ERROR', error: 'invalid_user_credentials', credentialType: 'otp' }, 'SIGN_IN_FAILED', false],
  [{ type: 'CODE_TO_TOKEN' }, undefined, undefined],
])('%j becomes %s', (event, action, isOwn) => {
  expect(auditActionOf(event)).toBe(action)
  if (action) expect(isDoneByAccount(auditActionOf(event) ?? 'LINK_PAUSED')).toBe(isOwn)
})

it.each([
  ['SIGNED_IN', 60],
  ['PASSWORD_CHANGED', 60],
  ['PASSKEY_ADDED', 60],
  ['SIGN_IN_FAILED', 5],
  ['TOKEN_REUSED', 5],
  ['SIGN_IN_SLOWED', 1],
] as const)('%s is in the log of an account at most %i times an hour', (action, most) =>
  expect(mostEntriesPerHour(action)).toBe(most),
)

it.each([
  ['CODE_APP_ADDED', 'otp'],
  ['PASSKEY_ADDED', 'webauthn-passwordless'],
  ['RECOVERY_CODES_MADE', 'recovery-authn-codes'],
  ['PASSWORD_CHANGED', undefined],
  ['SIGNED_IN', undefined],
] as const)('%s tells its person that %s was added', (action, method) => expect(addedMethodOf(action)).toBe(method))

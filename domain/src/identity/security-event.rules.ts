import type { AuditAction } from '../audit/audit.schema.ts'
import { type CredentialType, credentialTypes } from './sign-in-method.rules.ts'

/** An event of the identity server, in Keycloak's words. */
export type IdentityEvent = {
  type: string
  error?: string | undefined
  reason?: string | undefined
  credentialType?: string | undefined
}

/** The events that are read; others are not about security, or the API records them itself. */
export const identityEventTypes = ['LOGIN', 'LOGIN_ERROR', 'REFRESH_TOKEN_ERROR', 'UPDATE_CREDENTIAL'] as const

const updateActions = {
  password: 'PASSWORD_CHANGED',
  otp: 'CODE_APP_ADDED',
  'webauthn-passwordless': 'PASSKEY_ADDED',
  'recovery-authn-codes': 'RECOVERY_CODES_MADE',
} as const satisfies Record<CredentialType, AuditAction>

/** What is told by mail when it is added or removed. */
export type MailedMethod = Exclude<CredentialType, 'password'>

/** What an action of the log has added to an account; its person is told by mail. */
export const addedMethodOf = (action: AuditAction): MailedMethod | undefined =>
  credentialTypes.find((type): type is MailedMethod => type !== 'password' && updateActions[type] === action)

export const removalActions = {
  otp: 'CODE_APP_REMOVED',
  'webauthn-passwordless': 'PASSKEY_REMOVED',
  'recovery-authn-codes': 'RECOVERY_CODES_REMOVED',
} as const satisfies Record<MailedMethod, AuditAction>

/** What an event becomes in the audit log; undefined when it says nothing about an attack. */
export function auditActionOf({
  type,
  error,
  reason = '',
  credentialType = 'password',
}: IdentityEvent): AuditAction | undefined {
  if (type === 'LOGIN') return 'SIGNED_IN'
  if (type === 'LOGIN_ERROR') return error === 'user_temporarily_disabled' ? 'SIGN_IN_SLOWED' : 'SIGN_IN_FAILED'
  if (type === 'REFRESH_TOKEN_ERROR') return /reuse|stale/i.test(reason) ? 'TOKEN_REUSED' : undefined
  const known = credentialTypes.find((credential) => credential === credentialType)
  return type === 'UPDATE_CREDENTIAL' && known ? updateActions[known] : undefined
}

/**
 * How many entries of a kind an account gets in an hour; the others are only counted. Enough to see every failure until
 * the account is slowed down, too few for a flood to hide the rest of the log.
 */
export function mostEntriesPerHour(action: AuditAction): number {
  if (isDoneByAccount(action)) return 60
  return action === 'SIGN_IN_SLOWED' ? 1 : 5
}

/** Done by whoever signed in; the others were done to the account. */
export const isDoneByAccount = (action: AuditAction): boolean =>
  action === 'SIGNED_IN' || Object.values<AuditAction>(updateActions).includes(action)

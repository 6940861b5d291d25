import type { CredentialType } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { AccountId } from '#account/account.ts'
import type { RealmName } from '#realm/realm-names.ts'

/** Types and errors have Keycloak's names, so that the API reads both servers in the same way. */
export type SecurityEvent = {
  realm: RealmName
  /** Undefined when the address has no account: such an event is not stored. */
  account: AccountId | undefined
  session?: string | undefined
} & (
  | { type: 'LOGIN'; details: { auth_method: string; browser?: string | undefined; system?: string | undefined } }
  | {
      type: 'LOGIN_ERROR'
      error: 'invalid_user_credentials' | 'user_not_found' | 'user_temporarily_disabled'
      details: { browser?: string | undefined; system?: string | undefined; credential_type?: CredentialType }
    }
  | { type: 'UPDATE_CREDENTIAL'; details: { credential_type: CredentialType; browser?: string; system?: string } }
  | { type: 'REFRESH_TOKEN_ERROR'; error: 'invalid_token'; details: { reason: string } }
)

/** Keycloak's words when a refresh token comes back that was used before. */
export const tokenReused = 'Maximum allowed refresh token reuse exceeded'

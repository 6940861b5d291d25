import type { Api } from '#platform/api/api-client.ts'
import type { ConfirmationCalls } from './confirmation-calls.ts'

type Credentials = { email: string; password: string }

type SessionCalls = {
  /** The API refuses this session's tokens from then on. */
  endSession: () => Promise<unknown>
}

/** Account calls of a realm. Each realm has its own routes. */
export type AccountCalls = SessionCalls &
  ConfirmationCalls & {
    /** `carried`: URL parameters kept through sign-up. */
    createAccount: (credentials: Credentials, carried: URLSearchParams) => Promise<unknown>
    /** Succeeds whether or not a sign-up waits. */
    resendConfirmation: (email: string, carried: URLSearchParams) => Promise<unknown>
    forgotPassword: (email: string) => Promise<unknown>
    createPassword: (token: string, password: string) => Promise<{ email: string }>
    confirmEmail: (token: string) => Promise<{ email: string }>
    /** The token of the answer chooses a new password. */
    undoEmail: (token: string) => Promise<{ email: string; token: string }>
  }

export type CreateSessionCalls = (api: Api) => SessionCalls
export type CreateAccountCalls = (api: Api) => AccountCalls

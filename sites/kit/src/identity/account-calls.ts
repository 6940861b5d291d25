import type { Api } from '#platform/api/api-client.ts'

type Credentials = { email: string; password: string }

type SessionCalls = {
  /** From then on the API refuses the tokens of this session. */
  endSession: () => Promise<unknown>
}

/** What the accounts of a realm ask of the API (contract): each realm has routes of its own. */
export type AccountCalls = SessionCalls & {
  /** `carried` is what the address brought along. */
  createAccount: (credentials: Credentials, carried: URLSearchParams) => Promise<unknown>
  confirmAccount: (token: string) => Promise<{ email: string }>
  forgotPassword: (email: string) => Promise<unknown>
  createPassword: (token: string, password: string) => Promise<{ email: string }>
  confirmEmail: (token: string) => Promise<{ email: string }>
}

export type CreateSessionCalls = (api: Api) => SessionCalls
export type CreateAccountCalls = (api: Api) => AccountCalls

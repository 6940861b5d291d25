import { createContext, use } from 'react'

export type SignInRequest = {
  /** A path of this site. */
  returnTo: string
  /** Identity provider to use directly, without the password form. */
  idpHint?: string
  /** E-mail to prefill. */
  loginHint?: string
}

/**
 * Public pages never wait for the session (decision 23). `unknown`: the identity server was not asked or has not
 * answered. `unavailable`: it cannot be reached.
 */
export type Session =
  | {
      status: 'unknown'
      /** Starts the lookup once; public pages do not need it (decision 67). */
      ask: () => void
    }
  | {
      status: 'unavailable'
      /** Looks up again: back to `unknown` first. */
      retry: () => void
    }
  | {
      status: 'signed-out'
      /** Redirects to the identity server and back. */
      login: (request: SignInRequest) => void
    }
  | {
      status: 'signed-in'
      accessToken: () => string | undefined
      /** Ends the session here and at the identity server, then opens the public home; rejects on failure. */
      logout: () => Promise<void>
    }

export const SessionContext = createContext<Session>({ status: 'unknown', ask: () => undefined })

export const useSession = (): Session => use(SessionContext)

import { createContext, use } from 'react'

/** What the visitor asks of the identity server, and where they come back. */
export type SignInRequest = {
  /** An address of this site, from its first `/`. */
  returnTo: string
  /** Straight to this identity provider, past the form for a password. */
  idpHint?: string
  /** The e-mail address that the sign-in page starts with. */
  loginHint?: string
}

/**
 * Who is on the page. Public pages never wait for the answer (decision 23).
 * - `unknown`: the identity server was not asked, or has not answered yet;
 * - `unavailable`: it cannot be reached, nobody can sign in for the moment.
 */
export type Session =
  | {
      status: 'unknown'
      /** Asks, unless that is under way: pages for everyone need not (decision 67). */
      ask: () => void
    }
  | {
      status: 'unavailable'
      /** Asks again: back to `unknown`, then to what is found. */
      retry: () => void
    }
  | {
      status: 'signed-out'
      /** Leads to the identity server and back. */
      login: (request: SignInRequest) => void
    }
  | {
      status: 'signed-in'
      accessToken: () => string | undefined
      /** Ends the session here and at the identity server, then leads to the public home; rejects when it cannot. */
      logout: () => Promise<void>
    }

export const SessionContext = createContext<Session>({ status: 'unknown', ask: () => undefined })

export const useSession = (): Session => use(SessionContext)

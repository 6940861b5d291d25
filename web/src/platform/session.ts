import { createContext, use } from 'react'

export type OwnerNames = { firstName?: string; lastName?: string }

/** Who is on the page. `unknown` while the identity server has not answered yet; public pages do not wait for it. */
export type Session =
  | { status: 'unknown' }
  | {
      status: 'signed-out'
      /** Leads to the identity server and back to an address of ours. */
      signIn?: (returnTo: string) => void
    }
  | {
      status: 'signed-in'
      /** Absent until the profile is there. */
      owner?: OwnerNames
      accessToken: () => string | undefined
      signOut: () => void
    }

export const SessionContext = createContext<Session>({ status: 'signed-out' })

export const useSession = (): Session => use(SessionContext)

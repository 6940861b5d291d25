import { createContext, use } from 'react'
import { useLocation } from './router/router-context.ts'
import type { ServerData } from './server-data.ts'

export const ServerDataContext = createContext<ServerData | undefined>(undefined)

/** The server has validated them, so they are not validated again. */
export function useServerData<Data>(): Data | undefined {
  const served = use(ServerDataContext)
  const { pathname } = useLocation()
  return served?.pathname === pathname ? (served.data as Data) : undefined
}

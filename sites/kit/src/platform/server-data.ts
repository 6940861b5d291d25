import { createContext, use } from 'react'
import { useLocation } from './router/router-context.ts'

/** Public data that the site server put into the page (decision 214), and the address they belong to. */
export type ServerData = { pathname: string; data: unknown }

export const serverDataElementId = 'server-data'

/** Undefined where the page asks the API itself. */
export function readServerData(document: Document): ServerData | undefined {
  const text = document.getElementById(serverDataElementId)?.textContent
  return text ? (JSON.parse(text) as ServerData) : undefined
}

export const ServerDataContext = createContext<ServerData | undefined>(undefined)

/** The server has validated them, so they are not validated again. */
export function useServerData<Data>(): Data | undefined {
  const served = use(ServerDataContext)
  const { pathname } = useLocation()
  return served?.pathname === pathname ? (served.data as Data) : undefined
}

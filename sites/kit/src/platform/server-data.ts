/** Public data that the site server put into the page (decision 214), and the address they belong to. */
export type ServerData = { pathname: string; data: unknown }

export const serverDataElementId = 'server-data'

/** Undefined where the page asks the API itself. */
export function readServerData(document: Document): ServerData | undefined {
  const text = document.getElementById(serverDataElementId)?.textContent
  return text ? (JSON.parse(text) as ServerData) : undefined
}

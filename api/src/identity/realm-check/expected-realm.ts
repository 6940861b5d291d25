import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Realm } from '#platform/session.ts'

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
type Client = JsonObject & { clientId: string; redirectUris?: string[] }

/** The parts of a realm file that have a shape of their own; everything else is compared as it is. */
export type ExpectedRealm = JsonObject & {
  clients: Client[]
  users: { username: string; clientRoles: Record<string, string[]> }[]
}

const realmFolder = join(import.meta.dirname, '../../../../deploy/keycloak/realms')
export const serviceClientId = 'bailclair-api'

/** The file that was imported, with its variables replaced as Keycloak does: `${NAME}` or `${NAME:default}`. */
export function readExpectedRealm(realm: Realm, variables: Record<string, string | undefined>): ExpectedRealm {
  const text = readFileSync(join(realmFolder, `${realm}.json`), 'utf8')
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? replaceVariables(value, variables) : value))
}

const replaceVariables = (text: string, variables: Record<string, string | undefined>) =>
  text.replace(/\$\{([A-Z_]+)(?::([^}]*))?\}/g, (whole, name: string, standard: string | undefined) => {
    return variables[name] || (standard ?? whole)
  })

/** The client of the site, which everybody's browser uses. */
export function publicClientOf({ realm, clients }: ExpectedRealm) {
  const client = clients.find(({ publicClient }) => publicClient === true)
  if (!client) throw new Error(`deploy/keycloak/realms/${String(realm)}.json has no public client.`)
  return { clientId: client.clientId, redirectUri: (client.redirectUris?.[0] ?? '').replace(/\*$/, '') }
}

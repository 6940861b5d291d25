import { z } from 'zod/mini'
import type { Realm } from '#platform/session.ts'
import type { ActualRealm } from './compare-realm.ts'
import { type ExpectedRealm, type JsonObject, serviceClientId } from './expected-realm.ts'

const tokenAnswer = z.object({ access_token: z.string() })

/** Credentials of an administrator, given to this command alone: the API never has them. */
export type AdminCredentials = { username: string; password: string } | { clientId: string; clientSecret: string }

/** Reads everything that `compareRealm` compares. Changes nothing. */
export async function openKeycloakAdmin(baseUrl: string, credentials: AdminCredentials, timeoutMs: number) {
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${baseUrl}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`Keycloak answers ${response.status} to ${path.split('?')[0]}.`)
    return response.json() as Promise<unknown>
  }
  const signIn = async () => {
    const form =
      'username' in credentials
        ? { grant_type: 'password', client_id: 'admin-cli', ...credentials }
        : { grant_type: 'client_credentials', client_id: credentials.clientId, client_secret: credentials.clientSecret }
    const body = new URLSearchParams(form)
    const answer = await request('/realms/master/protocol/openid-connect/token', {
      method: 'POST',
      body,
    })
    return { authorization: `Bearer ${tokenAnswer.parse(answer).access_token}` }
  }
  const headers = await signIn()
  const get = <T>(realm: Realm, path: string): Promise<T> =>
    request(`/admin/realms/${realm}${path}`, { headers }) as Promise<T>

  return async (realm: Realm, expected: ExpectedRealm): Promise<ActualRealm> => {
    const clients = await get<JsonObject[]>(realm, '/clients?max=1000')
    const withConfig = async (step: JsonObject): Promise<JsonObject> =>
      step['authenticationConfig']
        ? { ...step, ...(await get<JsonObject>(realm, `/authentication/config/${step['authenticationConfig']}`)) }
        : step
    const aliases = ((expected['authenticationFlows'] ?? []) as JsonObject[]).map(({ alias }) => String(alias))
    const flows = await Promise.all(
      aliases.map(async (alias) => {
        const path = `/authentication/flows/${encodeURIComponent(alias)}/executions`
        const steps = await get<JsonObject[]>(realm, path).catch(() => [])
        return [alias, await Promise.all(steps.filter(({ level }) => level === 0).map(withConfig))] as const
      }),
    )
    return {
      realm: await get(realm, ''),
      clients,
      identityProviders: await get(realm, '/identity-provider/instances'),
      realmRoles: await get(realm, '/roles'),
      serviceRoles: await readServiceRoles((path) => get(realm, path), clients),
      userProfile: await get(realm, '/users/profile'),
      flows: Object.fromEntries(flows),
      requiredActions: await get(realm, '/authentication/required-actions'),
    }
  }
}

type Mappings = { clientMappings?: Record<string, { mappings: { name: string }[] }> }

async function readServiceRoles(get: <T>(path: string) => Promise<T>, clients: JsonObject[]) {
  const client = clients.find(({ clientId }) => clientId === serviceClientId)
  if (client?.['serviceAccountsEnabled'] !== true) return {}
  const { id } = await get<{ id: string }>(`/clients/${client['id']}/service-account-user`)
  const { clientMappings = {} } = await get<Mappings>(`/users/${id}/role-mappings`)
  return Object.fromEntries(
    Object.entries(clientMappings).map(([name, { mappings }]) => [name, mappings.map((role) => role.name)]),
  )
}

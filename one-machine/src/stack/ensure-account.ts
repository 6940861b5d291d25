import { demonstration } from './demonstration.ts'

export type NewAccount = { email: string; password: string; firstName?: string; lastName?: string }
type Realm = 'owner' | 'tenant'

const limit = 20_000 // ms

/**
 * Someone who may sign in at once, by Keycloak's admin API, as the owner API itself uses it. Whoever is there already
 * stays as they are.
 */
export async function ensureAccount(identityUrl: string, realm: Realm, account: NewAccount, giveUp: AbortSignal) {
  const signal = AbortSignal.any([giveUp, AbortSignal.timeout(limit)])
  const token = await getToken(identityUrl, realm, signal)
  const call = (query: string, init?: RequestInit) =>
    fetch(`${identityUrl}/admin/realms/${realm}/users${query}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal,
    })
  const known = await call(`?email=${encodeURIComponent(account.email)}&exact=true`)
  if (known.ok && ((await known.json()) as unknown[]).length > 0) return
  const created = await call('', { method: 'POST', body: JSON.stringify(representationOf(account)) })
  await created.body?.cancel()
  if (created.status !== 201) throw new Error(`The account ${account.email} could not be created: ${created.status}`)
}

const representationOf = ({ password, ...person }: NewAccount) => ({
  ...person,
  username: person.email,
  enabled: true,
  emailVerified: true,
  attributes: { language: ['fr'] },
  credentials: [{ type: 'password', value: password, temporary: false }],
})

async function getToken(identityUrl: string, realm: Realm, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${identityUrl}/realms/${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'bailclair-api',
      client_secret: demonstration.apiClientSecret,
    }),
    signal,
  })
  if (!response.ok) throw new Error(`The identity server gives the API no token: ${response.status}`)
  return ((await response.json()) as { access_token: string }).access_token
}

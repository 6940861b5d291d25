import { demonstration } from './demonstration.ts'

export type Person = { email: string; password: string; firstName: string; lastName: string }

/** Accounts of the owner realm, managed as the API does it: by the admin API that Keycloak has too. */
export async function openAccounts(identityUrl: string, signal: AbortSignal) {
  const token = await getServiceToken(identityUrl, signal)
  const call = (query: string, init?: RequestInit) =>
    fetch(`${identityUrl}/admin/realms/owner/users${query}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal,
    })
  return {
    async has(email: string): Promise<boolean> {
      const known = await call(`?email=${encodeURIComponent(email)}&exact=true`)
      return known.ok && ((await known.json()) as unknown[]).length > 0
    },
    /** Someone who may sign in at once. */
    async create(person: Person): Promise<void> {
      const created = await call('', { method: 'POST', body: JSON.stringify(representationOf(person)) })
      await created.body?.cancel()
      if (created.status !== 201) throw new Error(`${person.email} could not be created: ${created.status}`)
    },
  }
}

/** Keycloak's shape of a user. */
const representationOf = ({ email, password, firstName, lastName }: Person) => ({
  username: email,
  email,
  firstName,
  lastName,
  enabled: true,
  emailVerified: true,
  attributes: { language: ['fr'] },
  credentials: [{ type: 'password', value: password, temporary: false }],
})

async function getServiceToken(identityUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${identityUrl}/realms/owner/protocol/openid-connect/token`, {
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

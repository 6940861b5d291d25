import { demoCodeApp } from './demo-codes.ts'
import { demonstration } from './demonstration.ts'
import type { Realm } from './sign-in.ts'

export type NewAccount = {
  email: string
  password: string
  firstName?: string
  lastName?: string
  /** Of a staff account. */
  role?: 'verifier'
  /** That of the demonstration. Staff needs a second factor: it has one unless told otherwise. */
  hasCodeApp?: boolean
}

const timeoutMs = 20_000

/** Creates a confirmed account by Keycloak's admin API, as our API does; returns its id. An existing one stays as it is. */
export async function ensureAccount(
  identityUrl: string,
  realm: Realm,
  account: NewAccount,
  abort: AbortSignal,
  apiClientSecret = demonstration.apiClientSecret,
): Promise<string> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)])
  const token = await getToken(identityUrl, realm, apiClientSecret, signal)
  const call = (query: string, init?: RequestInit) =>
    fetch(`${identityUrl}/admin/realms/${realm}/users${query}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal,
    })
  const findId = async () => {
    const known = await call(`?email=${encodeURIComponent(account.email)}&exact=true`)
    return known.ok ? ((await known.json()) as { id: string }[])[0]?.id : undefined
  }
  const known = await findId()
  if (!known) {
    const created = await call('', { method: 'POST', body: JSON.stringify(representationOf(realm, account)) })
    await created.body?.cancel()
    if (created.status !== 201) throw new Error(`The account ${account.email} could not be created: ${created.status}`)
  }
  const id = known ?? `${await findId()}`
  if (account.role) await ensureRole(call, `/${id}/role-mappings/realm`, account.role)
  return id
}

type Call = (query: string, init?: RequestInit) => Promise<Response>

async function ensureRole(call: Call, path: string, role: string) {
  const available = (await (await call(`${path}/available`)).json()) as { name: string }[]
  const given = available.filter(({ name }) => name === role)
  if (given.length === 0) return
  const { ok, status } = await call(path, { method: 'POST', body: JSON.stringify(given) })
  if (!ok) throw new Error(`The role ${role} could not be given: ${status}`)
}

const representationOf = (
  realm: Realm,
  { password, role: _, hasCodeApp = realm === 'staff', ...person }: NewAccount,
) => ({
  ...person,
  username: person.email,
  enabled: true,
  emailVerified: true,
  attributes: { language: ['fr'] },
  credentials: [{ type: 'password', value: password, temporary: false }, ...(hasCodeApp ? [demoCodeApp] : [])],
})

async function getToken(identityUrl: string, realm: Realm, clientSecret: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${identityUrl}/realms/${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'bailclair-api',
      client_secret: clientSecret,
    }),
    signal,
  })
  if (!response.ok) throw new Error(`The identity server refuses the API a token: ${response.status}`)
  return ((await response.json()) as { access_token: string }).access_token
}

import { createHash, randomBytes } from 'node:crypto'
import type { Addresses } from '#stack/addresses.ts'
import type { Answer, Client } from './client.ts'

const applications = {
  owner: { clientId: 'owner-front', site: 'web' },
  tenant: { clientId: 'tenant-front', site: 'tenant' },
} as const
export type Realm = keyof typeof applications
export type Tokens = { access_token: string; refresh_token: string }
export type Credentials = { email: string; password: string }

/** An answer that is not the expected one, with its status: 503 is counted apart. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  constructor(what: string, status: number) {
    super(`${what}: ${status}`)
    this.status = status
  }
}

/** The code flow through page, form and redirects, as a browser goes through it. */
export async function signIn(client: Client, at: Addresses, realm: Realm, person: Credentials): Promise<Tokens> {
  const verifier = randomBytes(72).toString('base64url')
  const { clientId, site } = applications[realm]
  const redirectUri = `${at[site]}/`
  const request = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const follow = createFollower(client)
  const page = await follow(`${endpoint(at, realm)}/auth?${request}`)
  if (page.status !== 200) throw new UnexpectedAnswer('sign-in page', page.status)
  const form = new URLSearchParams({ username: person.email, password: person.password })
  const arrival = await follow(page.url, form.toString())
  const code = new URL(arrival.url).searchParams.get('code')
  if (code === null) throw new UnexpectedAnswer('sign-in form', arrival.status)
  const grant = { grant_type: 'authorization_code', redirect_uri: redirectUri, code, code_verifier: verifier }
  return askForTokens(client, at, realm, grant)
}

export const refresh = (client: Client, at: Addresses, realm: Realm, { refresh_token }: Tokens): Promise<Tokens> =>
  askForTokens(client, at, realm, { grant_type: 'refresh_token', refresh_token })

async function askForTokens(client: Client, at: Addresses, realm: Realm, grant: Record<string, string>) {
  const { status, body } = await client.send(`${endpoint(at, realm)}/token`, {
    method: 'POST',
    headers: formHeaders,
    body: new URLSearchParams({ client_id: applications[realm].clientId, ...grant }).toString(),
  })
  if (status !== 200) throw new UnexpectedAnswer('tokens', status)
  return JSON.parse(body.toString()) as Tokens
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }
const endpoint = ({ identity }: Addresses, realm: Realm) => `${identity}/realms/${realm}/protocol/openid-connect`

/** Keeps cookies by name and follows redirects up to the first one to another server. */
function createFollower(client: Client) {
  const cookies = new Map<string, string>()
  return async function follow(url: string, form?: string): Promise<Answer & { url: string }> {
    const headers = { accept: 'text/html', cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') }
    const answer = await client.send(
      url,
      form === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...formHeaders }, body: form },
    )
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const { location } = answer.headers
    const next = new URL(location ?? '', url)
    if (!location || next.origin !== new URL(url).origin) return { ...answer, url: location ? next.href : url }
    return follow(next.href)
  }
}

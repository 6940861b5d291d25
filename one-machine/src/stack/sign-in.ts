import { createHash, randomBytes } from 'node:crypto'
import type { Addresses } from './servers.ts'

export type Person = { email: string; password: string }
export type Tokens = { access_token: string; refresh_token: string }
type Answer = Pick<Response, 'status' | 'headers' | 'url'>

/** Site and client of each realm. */
const applications = {
  owner: { clientId: 'owner-front', site: 'web' },
  tenant: { clientId: 'tenant-front', site: 'tenant' },
  staff: { clientId: 'desk-front', site: 'desk' },
} as const
export type Realm = keyof typeof applications

export const requestTimeoutMs = 60_000

export const realmUrl = ({ identity }: Pick<Addresses, 'identity'>, realm: Realm) => `${identity}/realms/${realm}`

export const askForTokens = (
  at: Pick<Addresses, 'identity'>,
  realm: Realm,
  form: Record<string, string>,
): Promise<Response> =>
  fetch(`${realmUrl(at, realm)}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: applications[realm].clientId, ...form }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  })

/** The code flow through page, form and redirects, as in a browser. `refused` means 503 with `Retry-After`. */
export async function signIn(at: Addresses, realm: Realm, { email, password }: Person): Promise<Tokens | 'refused'> {
  const follow = createBrowser()
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
  const page = await follow(`${realmUrl(at, realm)}/protocol/openid-connect/auth?${request}`)
  if (isRefusal(page)) return 'refused'
  if (page.status !== 200) throw new Error(`The identity server shows no sign-in page: ${page.status}`)
  const answer = await follow(page.url, new URLSearchParams({ username: email, password }))
  if (isRefusal(answer)) return 'refused'
  const code = new URL(answer.url).searchParams.get('code')
  if (code === null) throw new Error(`The sign-in page answered ${answer.status}`)
  const tokens = await askForTokens(at, realm, {
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  })
  if (isRefusal(tokens)) return 'refused'
  if (!tokens.ok) throw new Error(`The code was answered ${tokens.status}`)
  return (await tokens.json()) as Tokens
}

const isRefusal = ({ status, headers }: Answer) => status === 503 && headers.has('retry-after')

/** Keeps cookies by name (paths are ignored) and follows redirects up to the first one to another server. */
function createBrowser() {
  const cookies = new Map<string, string>()

  return async function follow(url: string, form?: URLSearchParams): Promise<Answer> {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      headers: { accept: 'text/html', cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    await response.arrayBuffer()
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const { status, headers } = response
    const next = new URL(headers.get('location') ?? '', url)
    const isPage = !headers.has('location')
    if (isPage || next.origin !== new URL(url).origin) return { status, headers, url: isPage ? url : next.href }
    return follow(next.href)
  }
}

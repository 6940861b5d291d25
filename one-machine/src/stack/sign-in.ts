import { createHash, randomBytes } from 'node:crypto'
import { demoCodes } from './demo-codes.ts'
import type { Addresses } from './servers.ts'
import { UnexpectedAnswer } from './unexpected-answer.ts'

export type Person = { email: string; password: string }
export type Tokens = { access_token: string; refresh_token: string }
type Asked = { method?: 'POST'; headers?: Record<string, string>; body?: string }
/** `fetch`, or a client with an address and certificates of its own. Redirects are not followed. */
export type Send = (url: string, asked: Asked) => Promise<Response>

/** Site and client of each realm. */
const applications = {
  owner: { clientId: 'owner-front', site: 'web' },
  tenant: { clientId: 'tenant-front', site: 'tenant' },
  staff: { clientId: 'desk-front', site: 'desk' },
} as const
export type Realm = keyof typeof applications
type Sites = Pick<Addresses, 'identity' | (typeof applications)[Realm]['site']>

export const requestTimeoutMs = 60_000
const sendByFetch: Send = (url, asked) =>
  fetch(url, { ...asked, redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) })

export const realmUrl = ({ identity }: Pick<Addresses, 'identity'>, realm: Realm) => `${identity}/realms/${realm}`

/** The code flow through page, form and redirects, as in a browser. */
export async function signIn(
  at: Sites,
  realm: Realm,
  { email, password }: Person,
  send = sendByFetch,
): Promise<Tokens> {
  const follow = createBrowser(send)
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
  if (page.status !== 200) throw new UnexpectedAnswer('sign-in page', page)
  let answer = await follow(page.url, { username: email, password })
  for (const otp of realm === 'staff' ? demoCodes() : []) {
    if (!answer.url.includes('/second-step')) break
    answer = await follow(answer.url, { otp })
  }
  const code = new URL(answer.url).searchParams.get('code')
  if (code === null) throw new UnexpectedAnswer('sign-in form', answer)
  const grant = { grant_type: 'authorization_code', redirect_uri: redirectUri, code, code_verifier: verifier }
  return askForTokens(at, realm, grant, send)
}

export const refresh = (
  at: Pick<Addresses, 'identity'>,
  realm: Realm,
  { refresh_token }: Tokens,
  send = sendByFetch,
): Promise<Tokens> => askForTokens(at, realm, { grant_type: 'refresh_token', refresh_token }, send)

async function askForTokens(
  at: Pick<Addresses, 'identity'>,
  realm: Realm,
  grant: Record<string, string>,
  send: Send,
): Promise<Tokens> {
  const form = postedForm({ client_id: applications[realm].clientId, ...grant })
  const response = await send(`${realmUrl(at, realm)}/protocol/openid-connect/token`, form)
  const text = await response.text()
  if (!response.ok) throw new UnexpectedAnswer('tokens', response)
  return JSON.parse(text) as Tokens
}

const postedForm = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Keeps cookies by name (paths are ignored) and follows redirects up to the first one to another server. */
function createBrowser(send: Send) {
  const cookies = new Map<string, string>()

  return async function follow(
    url: string,
    fields?: Record<string, string>,
  ): Promise<Pick<Response, 'status' | 'headers' | 'url'>> {
    const form = fields && postedForm(fields)
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await send(url, { ...form, headers: { ...form?.headers, accept: 'text/html', cookie } })
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

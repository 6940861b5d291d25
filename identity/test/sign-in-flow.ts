import { createHash, randomBytes } from 'node:crypto'
import type { RealmName } from '#realm/realm-names.ts'
import type { Browser } from './browser.ts'
import { nextCodeOf } from './codes.ts'
import { webUrl } from './harness.ts'

const protocol = (server: string, realm: RealmName) => `${server}/realms/${realm}/protocol/openid-connect`

export type Tokens = { access_token: string; refresh_token: string; id_token: string; expires_in: number }
type Answer = { status: number; headers: Headers; body: Record<string, string> }

/** Does what keycloak-js does: the application of a realm against the server at `server`. */
export function createApplication(server: string, { realm = 'owner' as RealmName, redirectUri = `${webUrl}/` } = {}) {
  const clientId = realm === 'staff' ? 'desk-front' : `${realm}-front`
  const verifier = randomBytes(72).toString('base64url')
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const authorizeUrl = (more: Record<string, string | undefined> = {}) => {
    const entries = Object.entries({ ...parameters, ...more }).filter((entry): entry is [string, string] => !!entry[1])
    return `${protocol(server, realm)}/auth?${new URLSearchParams(entries)}`
  }
  const token = async (form: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(`${protocol(server, realm)}/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] }
  }
  const exchange = (code: string, more: Record<string, string> = {}) =>
    token({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
      ...more,
    })

  return {
    clientId,
    verifier,
    authorizeUrl,
    token,
    exchange,
    refresh: (refreshToken: string) =>
      token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }),
    logoutUrl: (query: Record<string, string>) => `${protocol(server, realm)}/logout?${new URLSearchParams(query)}`,
    /**
     * Opens the sign-in page and submits e-mail and password; the response leads to the application if they are right.
     */
    async submit(browser: Browser, person: { email: string; password: string }, more = {}) {
      const page = await browser.follow(authorizeUrl(more))
      return browser.follow(page.url, { form: { username: person.email, password: person.password } })
    },
    /** The whole sign-in, to the tokens; with the code of whoever has a code app. */
    async signIn(browser: Browser, person: { email: string; password: string; secret?: string }): Promise<Tokens> {
      const page = await this.submit(browser, person)
      const { secret } = person
      const isHalf = secret !== undefined && page.url.pathname.endsWith('/second-step')
      const answer = isHalf ? await browser.follow(page.url, { form: { otp: nextCodeOf(secret) } }) : page
      const { code } = answered(answer)
      const { status, body } = await exchange(code ?? '')
      if (status !== 200) throw new Error(`No tokens: ${status} ${JSON.stringify(body)}`)
      return body as unknown as Tokens
    },
    /** The silent check of a session: a code, or the error. */
    silent: async (browser: Browser) => answered(await browser.follow(authorizeUrl({ prompt: 'none' }))),
  }
}

export type Application = ReturnType<typeof createApplication>

/** The parameters that came back to the application, in the fragment or the query. */
export function answered({ status, location }: { status: number; location?: URL | undefined }) {
  if (!location) throw new Error(`Not sent back to the application, but ${status}`)
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1) || location.search)) as Record<
    string,
    string | undefined
  >
}

export const payloadOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

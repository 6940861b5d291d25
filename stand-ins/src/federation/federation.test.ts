import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFederation } from './federation.ts'
import { identityServerClient } from './identity-server-client.ts'
import { inventedPeople } from './people.ts'

const identityUrl = 'http://localhost:9'
const client = identityServerClient({ IDENTITY_URL: identityUrl })
const [redirectUri = ''] = client.redirectUris
let federation: Awaited<ReturnType<typeof startFederation>>
beforeAll(async () => {
  federation = await startFederation({ port: 0, client })
})
afterAll(() => federation.stop())

const verifier = randomBytes(32).toString('base64url')
const authorization = (more: Record<string, string> = {}) =>
  `${federation.issuer}/auth?${new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })}`

/** Keeps cookies by path, and follows redirects as long as they stay on this server. */
function createVisitor() {
  const cookies = new Map<string, { path: string; pair: string }>()
  return async function visit(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ response: Response; url: URL }> {
    const url = new URL(address, federation.issuer)
    const sent = [...cookies.values()].filter(({ path }) => url.pathname.startsWith(path)).map(({ pair }) => pair)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [, path = '/'] = /path=([^;]+)/i.exec(line) ?? []
      cookies.set(`${path} ${pair.split('=')[0]}`, { path, pair })
    }
    const location = response.headers.get('location')
    const next = location && new URL(location, url)
    if (next && next.origin === federation.issuer) return visit(next.href)
    return { response, url: next || url }
  }
}

async function identify(form: Record<string, string>) {
  const visit = createVisitor()
  const { url } = await visit(authorization())
  const { url: back } = await visit(url.href, form)
  return Object.fromEntries(back.searchParams) as Record<string, string>
}

const redeem = (code: string, more: Record<string, string> = {}) =>
  fetch(`${federation.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...more,
    }),
  })

async function personOf(code: string): Promise<Record<string, unknown>> {
  const { access_token: token } = (await (await redeem(code)).json()) as { access_token: string }
  const response = await fetch(`${federation.issuer}/me`, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as Record<string, unknown>
}

describe('the stand-in federation', () => {
  it('is an OpenID Connect provider at its own address', async () => {
    const discovery = await (await fetch(`${federation.issuer}/.well-known/openid-configuration`)).json()
    expect(discovery).toMatchObject({ issuer: federation.issuer, code_challenge_methods_supported: ['S256'] })
  })

  it.each([
    ['fr', 'Ceci n’est pas un vrai service d’identité.'],
    ['en', 'This is not a real identity service.'],
  ])('says in %s that it is a stand-in, and lists invented people', async (language, warning) => {
    const { response } = await createVisitor()(authorization({ ui_locales: language }))
    const text = await response.text()
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(warning)
    for (const { subject } of inventedPeople) expect(text).toContain(`value="${subject}"`)
  })

  it.each(inventedPeople)('sends the claims of $subject', async ({ subject, ...person }) => {
    const { code = '', state } = await identify({ choice: subject })
    expect(state).toBe('the-state')
    expect(await personOf(code)).toEqual({
      sub: subject,
      ...(person.givenName && { given_name: person.givenName, family_name: person.familyName }),
      ...(person.email && { email: person.email, email_verified: person.isEmailVerified }),
    })
  })

  it('sends the claims of a typed person, with the same subject for the same e-mail', async () => {
    const typed = { choice: 'typed', email: ' Ana@exemple.fr ', given_name: 'Ana', family_name: '' }
    const first = await personOf((await identify({ ...typed, email_verified: 'on' }))['code'] ?? '')
    expect(first).toMatchObject({ email: 'Ana@exemple.fr', email_verified: true, given_name: 'Ana' })
    expect(first).not.toHaveProperty('family_name')
    const second = await personOf((await identify({ ...typed, email: 'ana@exemple.fr' }))['code'] ?? '')
    expect(second).toMatchObject({ sub: first['sub'], email_verified: false })
  })

  it.each([{ choice: 'cancel' }, { choice: 'nobody' }, {}])('%j returns without a person', async (form) => {
    expect(await identify(form)).toMatchObject({ error: 'access_denied', state: 'the-state' })
  })

  it('asks at each sign-in and accepts another choice', async () => {
    const visit = createVisitor()
    for (const choice of ['stand-in-camille', 'stand-in-yanis', 'stand-in-camille']) {
      const { url } = await visit(authorization())
      expect(url.pathname).toMatch(/^\/identification\//)
      const { url: back } = await visit(url.href, { choice })
      expect(await personOf(back.searchParams.get('code') ?? '')).toMatchObject({ sub: choice })
    }
  })

  it('a code works once, with its verifier and secret', async () => {
    const { code = '' } = await identify({ choice: 'stand-in-camille' })
    expect((await redeem(code, { code_verifier: 'x'.repeat(43) })).status).toBe(400)
    const { code: other = '' } = await identify({ choice: 'stand-in-camille' })
    expect((await redeem(other)).status).toBe(200)
    expect((await redeem(other)).status).toBe(400)
  })

  it('redirects to the identity server only', async () => {
    const { response } = await createVisitor()(authorization({ redirect_uri: 'https://evil.example/' }))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await response.text()).toContain('invalid_redirect_uri')
  })

  it('shows an expired page and the home page', async () => {
    const { response } = await createVisitor()('/identification/unknown')
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('n’est plus valable')])
    const home = await fetch(federation.issuer, { headers: { cookie: 'lang=en' } })
    expect(await home.text()).toContain('stands in for the national identity federation')
  })

  it('keeps the chosen language', async () => {
    const response = await fetch(`${federation.issuer}/?lang=en`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(response.headers.get('set-cookie')).toMatch(/^lang=en; Max-Age=31536000/)
  })

  it('refuses another host and a malformed address', async () => {
    const status = (path: string, host: string) =>
      new Promise((resolve, reject) => {
        const { port } = new URL(federation.issuer)
        request({ port, path, headers: { host } }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end()
      })
    expect(await status('/', 'evil.example')).toBe(421)
    expect(await status('//[', 'localhost')).toBe(400)
  })
})

it('resets every connection while the fault is set, then recovers', async () => {
  const setFault = (kind: string) =>
    fetch(`${federation.issuer}/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind }),
    })
  expect((await setFault('reset')).status).toBe(204)
  await expect(fetch(federation.issuer)).rejects.toThrow()
  expect((await setFault('none')).status).toBe(204)
  expect((await fetch(federation.issuer)).status).toBe(200)
})

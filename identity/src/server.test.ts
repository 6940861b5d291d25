import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { startIdentity, webUrl } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { answered, createApplication } from '#test/sign-in-flow.ts'

const identity = await startIdentity({ HEADERS_TIMEOUT_MS: '500', REQUEST_TIMEOUT_MS: '1000' })
const app = createApplication(identity.url)
const protocol = '/realms/owner/protocol/openid-connect'

/** Sends raw bytes and waits for the connection to end. */
async function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(identity.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])

describe('the server', () => {
  it.each([
    ['headers that never end', 'GET /health/live HTTP/1.1\r\nhost: x\r\n', 408],
    [
      'a body that never comes',
      `POST ${protocol}/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\na=`,
      408,
    ],
    ['huge headers', `GET /health/live HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['what is no HTTP', 'nonsense\r\n\r\n', 400],
    [
      'an address for proxies',
      'GET http://evil.example/realms/owner HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      404,
    ],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
    [
      'a percent that is none',
      'GET /admin/realms/owner/users/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      401,
    ],
  ])('refuses %s', async (_, request, status) => {
    expect(statusOf(await raw(request))).toBe(status)
  })

  it('never answers 500, whatever a client sends', async () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '',
        '\u0000',
        'none',
        'login',
        'a\u0000b',
        '\ud800',
        '[object Object]',
        '__proto__',
        `${webUrl}/`,
        '-1',
        '1e9',
      ),
    )
    const names = fc.constantFrom(
      ...[
        'client_id',
        'redirect_uri',
        'response_type',
        'response_mode',
        'scope',
        'state',
        'nonce',
        'prompt',
        'max_age',
      ],
      ...[
        'login_hint',
        'kc_locale',
        'ui_locales',
        'kc_idp_hint',
        'claims',
        'request',
        'request_uri',
        'resource',
        'id_token_hint',
      ],
      ...[
        'code_challenge',
        'code_challenge_method',
        'acr_values',
        'post_logout_redirect_uri',
        'grant_type',
        'refresh_token',
        'code',
      ],
      ...['client_secret', '__proto__', 'display', 'registration', 'authorization_details', 'dpop_jkt'],
    )
    const pairs = fc.array(fc.tuple(names, word), { maxLength: 4 })
    const target = fc.constantFrom('auth', 'auth', 'auth', 'logout', 'token', 'login-status-iframe.html/init', 'auth/x')
    await fc.assert(
      fc.asyncProperty(target, pairs, fc.boolean(), async (path, extra, isComplete) => {
        const query = new URLSearchParams(isComplete ? new URL(app.authorizeUrl()).search : '')
        for (const [name, value] of extra) query.append(name, value)
        const url = `${identity.url}${protocol}/${path}`
        const form = { method: 'POST', body: query }
        const response = await (path === 'token' ? fetch(url, form) : fetch(`${url}?${query}`, { redirect: 'manual' }))
        expect(response.status, `${path}?${query}`).toBeLessThan(500)
        expect(response.headers.get('location') ?? '').not.toContain('server_error')
      }),
      { numRuns: 300 },
    )
    expect(identity.logs.filter((line) => line.includes('"level":"error"'))).toEqual([])
  }, 60_000)

  it.each([
    ['a zero', '\u0000'],
    ['a zero inside', 'a\u0000@example.org'],
    ['5,000 letters', 'x'.repeat(5_000)],
    ['an encoded word', '=?utf-8?q?x?=@b.fr'],
    ['SQL', "' or 1=1 --@b.fr"],
  ])('treats %s as a wrong e-mail', async (_, email) => {
    const page = await app.submit(createBrowser(), { email, password: 'some password' })
    expect(page).toMatchObject({ status: 200, location: undefined })
  })
})

it.each([
  ['headers', 'GET /health/live HTTP/1.1\r\nhost: x\r\nx: '],
  ['a body', 'POST /realms/owner/protocol/openid-connect/token HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n'],
  ['a body that nobody reads', 'GET /health/live HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n'],
])('disconnects a client that never stops sending %s', { timeout: 10_000 }, async (_, text) => {
  const { hostname, port } = new URL(identity.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).resume()
  socket.on('error', () => undefined).write(text)
  const drip = setInterval(() => socket.write('x'), 100)
  await expect.poll(() => socket.closed, { timeout: 5_000 }).toBe(true)
  clearInterval(drip)
})

it('behind a TLS proxy, cookies are secure and URLs are https', async () => {
  const secure = await identity.instance({ IDENTITY_URL: 'https://id.test', TRUSTED_PROXIES: '127.0.0.1' })
  const url = createApplication(secure.listensOn).authorizeUrl()
  const response = await fetch(url, { redirect: 'manual' })
  expect(response.status).toBe(303)
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^__Secure-AUTH_.*; secure/i)
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  const frame = await fetch(`${secure.listensOn}${protocol}/login-status-iframe.html`)
  expect(await frame.text()).toContain("'__Secure-KEYCLOAK_SESSION_owner='")
  const discovery = await fetch(`${secure.listensOn}/realms/owner/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({ token_endpoint: `https://id.test${protocol}/token` })
})

it.each([
  ['kept', '/auth'],
  ['taken away', ''],
])('works below a base path that the proxy has %s', async (_, prefix) => {
  const below = await identity.instance({ IDENTITY_URL: 'https://site.test/auth' })
  const server = `${below.listensOn}${prefix}`
  const discovery = await fetch(`${server}/realms/owner/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({
    issuer: 'https://site.test/auth/realms/owner',
    authorization_endpoint: `https://site.test/auth${protocol}/auth`,
  })
  const browser = createBrowser()
  const here = (address: URL | undefined) => `${below.listensOn}${prefix}${address?.pathname.replace(/^\/auth/, '')}`
  // the cookies have the public path, as a browser sees it
  const begun = await browser.open(createApplication(server).authorizeUrl())
  expect(begun.location?.pathname).toMatch(/^\/auth\/realms\/owner\/login-actions\//)
  browser.setCookies(browser.cookies().map((cookie) => ({ ...cookie, path: '/' })))
  const page = await browser.open(here(begun.location))
  expect(page.text).toContain('action="/auth/realms/owner/login-actions/')
  expect(page.text).toContain('href="/auth/resources/')
  const person = await addPerson(identity)
  const submitted = await browser.open(here(begun.location), {
    form: { username: person.email, password: person.password },
  })
  expect(submitted.location?.href).toMatch(/^https:\/\/site\.test\/auth\/realms\/owner\/protocol\//)
  expect(answered(await browser.open(here(submitted.location)))).toHaveProperty('code')
})

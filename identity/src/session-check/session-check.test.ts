import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { deskUrl, startIdentity, tenantUrl, webUrl } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const protocol = `${identity.url}/realms/owner/protocol/openid-connect`
const iframe = `${protocol}/login-status-iframe.html`
const scriptOf = (html: string) => /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
const ancestors = (response: Response) =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

describe('framing', () => {
  it.each([
    ['login-status-iframe.html', 'owner', webUrl],
    ['3p-cookies/step1.html', 'owner', webUrl],
    ['login-status-iframe.html', 'tenant', `${tenantUrl} ${webUrl}`],
    ['3p-cookies/step1.html', 'staff', deskUrl],
  ])('allows %s of realm %s for %s only; its script is allowed by hash', async (page, realm, origins) => {
    const response = await fetch(`${identity.url}/realms/${realm}/protocol/openid-connect/${page}`)
    expect(response.status).toBe(200)
    expect(ancestors(response)).toBe(origins)
    const hash = createHash('sha256')
      .update(scriptOf(await response.text()))
      .digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it.each([
    '/',
    '/realms/owner/.well-known/openid-configuration',
    '/realms/owner/protocol/openid-connect/auth',
    '/realms/owner/protocol/openid-connect/logout/success',
    '/realms/owner/login-actions/authenticate/unknown',
    '/realms/owner/nothing',
    '/admin/realms/owner/users',
    '/health/live',
  ])('refuses %s', async (path) => {
    const response = await fetch(identity.url + path, { headers: { accept: 'text/html' } })
    expect(ancestors(response)).toBe("'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('permission to watch sessions', () => {
  it.each([
    ['owner-front', webUrl, 204],
    ['owner-front', 'https://evil.example', 403],
    ['owner-front', tenantUrl, 403],
    ['tenant-front', webUrl, 403],
    ['', webUrl, 403],
  ])('%s on %s: %i', async (client_id, origin, status) => {
    expect((await fetch(`${iframe}/init?${new URLSearchParams({ client_id, origin })}`)).status).toBe(status)
  })
})

describe('the script of the session iframe', () => {
  /** Runs the script like a browser, with a cookie and a response of the server. */
  async function ask(message: unknown, { cookie = '', init = async () => ({ status: 204 }) } = {}) {
    const answers: unknown[] = []
    let listen: (event: unknown) => Promise<void> = async () => undefined
    runInNewContext(scriptOf(await (await fetch(iframe)).text()), {
      document: { cookie },
      location: { pathname: '/x' },
      crypto,
      TextEncoder,
      URLSearchParams,
      Uint8Array,
      btoa,
      fetch: init,
      addEventListener: (_: string, listener: typeof listen) => {
        listen = listener
      },
    })
    const source = { postMessage: (answer: unknown, origin: string) => answers.push([answer, origin]) }
    await listen({ data: message, origin: webUrl, source })
    return answers
  }

  it('answers unchanged for the session of the token, changed for any other', async () => {
    const browser = createBrowser()
    const tokens = await app.signIn(browser, await addPerson(identity))
    const { sid } = payloadOf(tokens.access_token)
    const watched = browser.cookies().find(({ name }) => name === 'KEYCLOAK_SESSION_owner')
    const cookie = `lang=fr; KEYCLOAK_SESSION_owner=${watched?.value}`
    expect(await ask(`owner-front ${sid}`, { cookie })).toEqual([['unchanged', webUrl]])
    expect(await ask('owner-front another', { cookie })).toEqual([['changed', webUrl]])
    expect(await ask(`owner-front ${sid}`)).toEqual([['changed', webUrl]])
    expect(await ask('owner-front ', { cookie })).toEqual([['changed', webUrl]])
    expect(await ask('owner-front ')).toEqual([['unchanged', webUrl]])
  })

  it('answers error to other origins, nothing to non-text, and works during an outage', async () => {
    expect(await ask('owner-front ', { init: async () => ({ status: 403 }) })).toEqual([['error', webUrl]])
    expect(await ask({ clientId: 'owner-front' })).toEqual([])
    expect(await ask('owner-front ', { init: async () => ({ status: 503 }) })).toEqual([['unchanged', webUrl]])
    expect(await ask('owner-front ', { init: () => Promise.reject(new Error('down')) })).toEqual([
      ['unchanged', webUrl],
    ])
  })
})

it('the script of the cookie check reports whether cookies are allowed', async () => {
  const script = scriptOf(await (await fetch(`${protocol}/3p-cookies/step1.html`)).text())
  const run = (jar: object) => {
    let answer: unknown
    const parent = { postMessage: (text: unknown) => (answer = text) }
    runInNewContext(script, { document: jar, location: { pathname: '/x' }, parent })
    return answer
  }
  expect(run({ cookie: '' })).toBe('supported')
  expect(run(Object.defineProperty({}, 'cookie', { get: () => '', set: () => undefined }))).toBe('unsupported')
})

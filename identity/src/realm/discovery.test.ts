import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { startIdentity, tenantUrl, webUrl } from '#test/harness.ts'

const identity = await startIdentity()
const issuer = `${identity.url}/realms/owner`

it('discovery has the shape of Keycloak', async () => {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`)
  expect(await response.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
    token_endpoint: `${issuer}/protocol/openid-connect/token`,
    jwks_uri: `${issuer}/protocol/openid-connect/certs`,
    end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
    check_session_iframe: `${issuer}/protocol/openid-connect/login-status-iframe.html`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
  })
})

it('uses the public address, whatever the request headers', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const raw = async (path: string) => {
    const [response] = (await once(request(`${issuer}${path}`, { headers }).end(), 'response')) as [IncomingMessage]
    return `${response.headers.location} ${await text(response)}`
  }
  expect(await raw('/.well-known/openid-configuration')).toContain(`"${issuer}/protocol/openid-connect/auth"`)
  for (const path of ['/.well-known/openid-configuration', '/protocol/openid-connect/auth?client_id=owner-front', '/x'])
    expect(await raw(path)).not.toMatch(/evil|https:\/\/127/)
})

it('publishes two keys without private parts', async () => {
  const { keys } = (await (await fetch(`${issuer}/protocol/openid-connect/certs`)).json()) as { keys: object[] }
  expect(keys).toHaveLength(2)
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' })
    for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(part)
  }
})

describe('cross-origin calls', () => {
  const call = (method: string, origin: string) =>
    fetch(`${issuer}/protocol/openid-connect/token`, {
      method,
      headers: { origin, 'access-control-request-method': 'POST' },
      ...(method === 'POST' && {
        body: new URLSearchParams({ client_id: 'owner-front', grant_type: 'refresh_token' }),
      }),
    })

  it.each(['OPTIONS', 'POST'])('%s of the application may send cookies', async (method) => {
    const { headers } = await call(method, webUrl)
    expect(headers.get('access-control-allow-origin')).toBe(webUrl)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toContain('Origin')
  })

  it.each(['https://evil.example', tenantUrl, 'null'])('%s may not read a response', async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const { headers } = await call(method, origin)
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
    expect((await call('POST', origin)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('unknown paths', () => {
  it.each([
    '/',
    '/realms',
    '/realms/nobody/account',
    '/realms/owner/nothing',
    '/%2e%2e/x',
    '//evil.example/realms',
    '/resources/x.css',
  ])('%s: a page for people, JSON for programs', async (path) => {
    const page = await fetch(identity.url + path, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect((await fetch(identity.url + path, { method: 'POST' })).status).toBe(404)
  })
})

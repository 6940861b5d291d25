import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'

const web = 'https://proprietaires.example'
const [open, behindProxy] = await Promise.all([
  startApi({ WEB_URL: `${web}/`, API_URL: 'https://api.proprietaires.example/api/' }),
  startApi({ TRUSTED_PROXIES: '10.0.0.0/8' }, (app) => app.get('/ip', async ({ ip }) => ({ ip }))),
])

describe('security headers', () => {
  it.each([
    ['an answer', '/config', 200],
    ['a failure', '/nowhere', 404],
    ['an address that cannot be read', '/%E0%A4%A', 404],
  ])('are on %s', async (_, path, status) => {
    const reply = await open.as()('GET', path)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('send HSTS only when the API is served over HTTPS', async () => {
    expect((await behindProxy.as()('GET', '/config')).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('CORS', () => {
  const preflight = (origin: string) =>
    open.app.inject({
      method: 'OPTIONS',
      url: '/api/config',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  it('lets our sites call, and read Retry-After', async () => {
    const allowed = await preflight(web)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': web,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, if-none-match, x-device, x-document-kind, x-file-name, x-sign-up-browser',
      'access-control-max-age': '7200',
    })
    const reply = await open.app.inject({ url: '/api/config', headers: { origin: web } })
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': web,
      'access-control-expose-headers': 'content-disposition, etag, retry-after, x-receipt, x-request-id',
      vary: 'Origin',
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each([
    'https://evil.example',
    'https://proprietaires.example.evil.example',
    'http://proprietaires.example',
    'https://proprietaires.example:444',
    'null',
  ])('refuses the origin %s', async (origin) => {
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
    const reply = await open.app.inject({ url: '/api/config', headers: { origin } })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('X-Forwarded-For and X-Request-Id', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-request-id': 'from-the-proxy' }
  const ask = (remoteAddress: string, headers: Record<string, string> = forwarded) =>
    behindProxy.app.inject({ url: '/api/ip', remoteAddress, headers })

  it('are trusted from our proxies: the last address that no proxy of ours added', async () => {
    const reply = await ask('10.1.2.3')
    expect(reply.json()).toEqual({ ip: '203.0.113.9' })
    expect(reply.headers['x-request-id']).toBe('from-the-proxy')
  })

  it('work through several proxies in a row', async () => {
    const reply = await ask('10.1.2.3', { 'x-forwarded-for': '203.0.113.9, 10.9.9.9' })
    expect(reply.json()).toEqual({ ip: '203.0.113.9' })
  })

  it('are ignored from anybody else', async () => {
    const reply = await ask('192.0.2.1')
    expect(reply.json()).toEqual({ ip: '192.0.2.1' })
    expect(reply.headers['x-request-id']).not.toBe('from-the-proxy')
  })

  it.each(['short', 'x'.repeat(65), 'with space', 'new\nline', 'quote"quote'])(
    'refuse the request id %j',
    async (id) => {
      const reply = await ask('10.1.2.3', { 'x-request-id': id })
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('are ignored by default', async () => {
    const reply = await open.app.inject({ url: '/api/config', headers: { 'x-request-id': 'from-a-stranger' } })
    expect(reply.headers['x-request-id']).not.toBe('from-a-stranger')
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { adminRoutes } from '#admin/admin.routes.ts'
import { realmRoutes } from '#realm/realm.routes.ts'
import { startIdentity } from '#test/harness.ts'

const timeoutMs = 300
const identity = await startIdentity({
  LOG_LEVEL: 'trace',
  HEADERS_TIMEOUT_MS: String(timeoutMs),
  REQUEST_TIMEOUT_MS: String(timeoutMs),
})
const { hostname, port } = new URL(identity.listensOn)

const canary = `canary-${'x'.repeat(36)}`
const protocol = '/realms/owner/protocol/openid-connect'
const routes = [
  ...realmRoutes.map(({ method, path }) => ({ method, path: `/realms/owner${path}` })),
  ...adminRoutes.map(({ method, path }) => ({ method, path: `/admin/realms/owner${path}` })),
  ...['auth', `auth/${canary}`, 'certs', 'userinfo', 'logout', 'logout/confirm'].map((name) => ({
    method: 'GET',
    path: `${protocol}/${name}`,
  })),
  ...['token', 'token/introspect', 'revoke', 'logout'].map((name) => ({ method: 'POST', path: `${protocol}/${name}` })),
  { method: 'GET', path: '/realms/owner/.well-known/openid-configuration' },
  { method: 'GET', path: '/resources/pages.css' },
  { method: 'GET', path: '/health/ready' },
].map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, canary) }))

type Target = { method: string; path: string }
const query = `code=${canary}&state=${canary}&id_token_hint=${canary}&client_id=owner-front&redirect_uri=${canary}`
const head = ({ method, path }: Target, ...headers: string[]) =>
  [`${method} ${path}?${query} HTTP/1.1`, 'host: a', `cookie: AUTH_SESSION_owner=${canary}`, ...headers, '', ''].join(
    '\r\n',
  )
const form = 'content-type: application/x-www-form-urlencoded'

const failures: [string, (target: Target) => string, leaves?: true][] = [
  ['nothing wrong', (target) => head(target)],
  ['a wrong bearer', (target) => head(target, `authorization: Bearer ${canary}`)],
  [
    'an unread body of a foreign type',
    (target) => `${head(target, 'content-type: text/xml', 'content-length: 9000')}half`,
  ],
  ['a form', ({ path }) => `${head({ method: 'POST', path }, form, `content-length: ${query.length}`)}${query}`],
  [
    'a body that never ends',
    ({ path }) => `${head({ method: 'POST', path }, form, 'content-length: 9000')}code=${canary}`,
  ],
  [
    'an aborted body',
    ({ path }) => `${head({ method: 'POST', path }, form, 'content-length: 9000')}code=${canary}`,
    true,
  ],
  ['an aborted request', (target) => head(target), true],
  ['bad encoding', ({ method, path }) => head({ method, path: `${path}%E0%A4%A` })],
  ['a NUL', ({ method, path }) => head({ method, path: `${path}%00` })],
  ['headers too large', (target) => head(target, `x-${canary}: ${'y'.repeat(20_000)}`)],
  ['an unknown path', ({ method, path }) => head({ method, path: `${path}/${canary}` })],
  ['another method', ({ path }) => head({ method: 'PATCH', path })],
]

it.each(failures)('logs no address: %s', async (_, textOf, leaves) => {
  const before = identity.logs.length
  const sockets = await Promise.all(
    routes.map(async (target) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => socket.destroy())
      await once(socket, 'connect')
      socket.write(textOf(target))
      if (leaves) socket.destroy()
      return socket
    }),
  )
  await sleep(5 * timeoutMs)
  for (const socket of sockets) socket.destroy()
  await sleep(50)
  expect(identity.logs.slice(before).join('')).not.toMatch(/canary|code=|owner-front/i)
})

it('logged each request by its route', () => {
  expect(identity.logs.join('')).toContain('/realms/:realm')
  expect(identity.logs.length).toBeGreaterThan(4 * routes.length)
})

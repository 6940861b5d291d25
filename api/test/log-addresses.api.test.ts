import { setTimeout as sleep } from 'node:timers/promises'
import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { mount } from '#platform/http/mount.ts'
import { startApi } from '#test/harness.ts'
import { connectRaw } from '#test/raw-client.ts'

const timeoutMs = 300

/** Still sends when the time for the request is over, as a PDF of a large file does. */
const slowDownload = defineRoute({
  method: 'GET',
  path: '/slow-download/:token',
  access: 'anonymous',
  summary: 'Gives bytes slowly',
  params: z.object({ token: z.string() }),
  response: { bytesOf: ['application/pdf'] },
})
async function* slowBytes() {
  for (let count = 0; count < 6; count++) {
    yield Buffer.from('bytes')
    await sleep(timeoutMs / 2)
  }
}
const api = await startApi(
  {
    LOG_LEVEL: 'trace',
    REQUEST_TIMEOUT_MS: String(timeoutMs),
    HANDLER_TIMEOUT_MS: String(3 * timeoutMs),
    MAX_CONNECTIONS: '1000',
  },
  (app, deps) =>
    mount(app, deps, slowDownload, async () => ({
      mediaType: 'application/pdf',
      fileName: 'a.pdf',
      bytes: slowBytes(),
    })),
)
const origin = await api.listen()

const canary = `canary-${'x'.repeat(36)}`
const routes = [...allRoutes, slowDownload].map(({ method, path }) => ({
  method,
  path: `/api${path.replaceAll(/:\w+/g, canary)}`,
}))
const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path}?code=${canary} HTTP/1.1`, 'host: api', ...headers, '', ''].join('\r\n')
const bearer = 'authorization: Bearer alice'
const json = 'content-type: application/json'

/** What is sent, and whether the client then leaves at once. */
const failures: [string, (route: { method: string; path: string }) => string, leaves?: true][] = [
  ['nothing wrong', ({ method, path }) => head(method, path, bearer)],
  ['no bearer', ({ method, path }) => head(method, path)],
  [
    'an unread body of a foreign type',
    ({ method, path }) => `${head(method, path, bearer, 'content-type: text/plain', 'content-length: 9000')}half`,
  ],
  ['a foreign type', ({ path }) => `${head('POST', path, bearer, 'content-type: text/xml', 'content-length: 4')}<a/>`],
  ['a body that never ends', ({ path }) => `${head('POST', path, bearer, json, 'content-length: 9000')}{"half":`],
  ['a body that is no JSON', ({ path }) => `${head('POST', path, bearer, json, 'content-length: 4')}{"a"`],
  ['a body too large', ({ path }) => `${head('POST', path, bearer, json, 'content-length: 99999999')}{`],
  ['an aborted body', ({ path }) => `${head('POST', path, bearer, json, 'content-length: 9000')}{"half":`, true],
  ['an aborted request', ({ method, path }) => head(method, path, bearer), true],
  ['bad encoding', ({ method, path }) => head(method, `${path}%E0%A4%A`, bearer)],
  ['a parameter too long', ({ method, path }) => head(method, `${path}${canary.repeat(20)}`, bearer)],
  ['headers too large', ({ method, path }) => head(method, path, bearer, `x-${canary}: ${'y'.repeat(20_000)}`)],
  ['a malformed header', ({ method, path }) => head(method, path, `${canary}\u0000`)],
  ['an unknown path', ({ method, path }) => head(method, `${path}/unknown`, bearer)],
  ['another method', ({ path }) => head('PUT', path, bearer)],
  ['an unknown method', ({ path }) => head('CANARY', path, bearer)],
]

it.each(failures)('logs no address: %s', async (_, textOf, leaves) => {
  const before = api.logs.length
  const clients = await Promise.all(
    routes.map(async (route) => {
      const client = await connectRaw(origin)
      client.send(textOf(route))
      if (leaves) client.end()
      return client
    }),
  )
  // every timer of the server has fired by then
  await sleep(4 * timeoutMs)
  for (const client of clients) client.end()
  await sleep(50)
  expect(api.logs.slice(before).join('')).not.toMatch(/canary|\?code/i)
})

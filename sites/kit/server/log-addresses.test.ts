import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testConfig, testManifest, testSite, testStyleOf } from '#test/server-site.ts'
import { createEnvironment } from './environment.ts'
import { loadConfig } from './load-config.ts'
import { log } from './log.ts'
import { renderSite } from './rendered-site.ts'
import { createWebServer } from './web-server.ts'

const timeoutMs = 200
const canary = `canary-${'x'.repeat(36)}`
const written: string[] = []
const collect = (text: unknown) => {
  written.push(String(text))
  return true
}

// all three sites are served by this server
const rendered = await renderSite(
  { site: testSite, manifest: testManifest, styleOf: testStyleOf, siteUrl: testConfig.hosts.web },
  testConfig,
)
const { server } = createWebServer(
  { site: testSite, assets: new Map(), rendered: () => rendered, siteUrl: testConfig.hosts.web },
  {
    ...loadConfig(createEnvironment({ name: 'web server', port: 3000 }), {}, 'WEB_URL'),
    HEADERS_TIMEOUT_MS: timeoutMs,
    REQUEST_TIMEOUT_MS: 2 * timeoutMs,
  },
)
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(collect)
  vi.spyOn(process.stderr, 'write').mockImplementation(collect)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const target = `/candidater/${canary}?code=${canary}`
const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n')

it.each([
  ['a page', get(target)],
  ['an unread body', `${get(target, 'content-length: 9000', 'content-type: text/xml')}half`],
  ['headers that never end', get(target).trimEnd()],
  ['headers too large', get(target, `x-${canary}: ${'y'.repeat(20_000)}`)],
  ['bad encoding', get(`${target}%E0%A4%A`)],
  ['another method', get(target).replace('GET', 'DELETE')],
  ['no HTTP', `${canary}\r\n\r\n`],
  [
    'a report that never ends',
    `POST /error-reports?${canary} HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\n${canary}`,
  ],
])('logs no address: %s', async (_, text) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.write(text)
  await sleep(4 * timeoutMs)
  socket.destroy()
  expect(written.join('')).not.toContain('canary')
})

it('logs an error without its message, which may quote an address', () => {
  log('error', 'uncaught', new Error(`no page at ${target}`))
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ message: 'uncaught', error: { type: 'Error' } })
  expect(written.join('')).not.toContain('canary')
})

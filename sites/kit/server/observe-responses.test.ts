import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testConfig, testManifest, testSite, testStyleOf } from '#test/server-site.ts'
import { createBody } from './body.ts'
import { createEnvironment } from './environment.ts'
import { loadConfig } from './load-config.ts'
import type { LogRequest } from './log.ts'
import { observeResponses } from './observe-responses.ts'
import { renderSite } from './rendered-site.ts'
import { createSiteMetrics } from './site-metrics.ts'
import { createWebServer } from './web-server.ts'

const config = loadConfig(createEnvironment({ name: 'web server', port: 3000 }), {}, 'WEB_URL')
const store = { isUp: true, releases: 2, files: 10, served: 3 }
const metrics = createSiteMetrics({ state: () => store })
const lines: Parameters<LogRequest>[0][] = []
const traced: string[] = []
const keptAssets = { find: async () => Promise.reject(new Error('the store is down')) }
const large = await createBody('image/webp', 'x')
large.content = { identity: Buffer.alloc(32_000_000) }

const siteUrl = testConfig.hosts.web
const rendered = await renderSite({ site: testSite, manifest: testManifest, styleOf: testStyleOf, siteUrl }, testConfig)
const script = { body: await createBody('text/javascript', 'export {}'), cacheControl: 'no-store' }
const assets = new Map([
  ['/assets/entry.js', script],
  ['/pictures/large.webp', { body: large, cacheControl: 'no-store' }],
])
const { server } = createWebServer({ site: testSite, assets, keptAssets, rendered: () => rendered, siteUrl }, config)

beforeAll(async () => {
  observeResponses(server, {
    site: testSite,
    observeRequest: metrics.observeRequest,
    tracer: createTracer(config, { registry: metrics.registry }),
    trace: ({ route }) => void traced.push(route),
    logRequest: (line) => void lines.push(line),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const port = () => (server.address() as AddressInfo).port
async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port()}${path}`, { headers })
  await response.text()
}
const measured = (labels: string) => `http_request_duration_seconds_count{${labels}}`

it('measures all, logs pages and failures, by route template', async () => {
  for (const path of ['/', '/confirmerCompte/canary', '/canary', '/assets/entry.js', '/assets/canary-1.js'])
    await ask(path)
  for (const path of ['/health/live', '/health/ready']) await ask(path)
  await expect.poll(() => lines).toHaveLength(4)
  expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'GET / 200',
    'GET /confirmerCompte/:token 200',
    'GET unmatched 404',
    'GET /assets/:file 503',
  ])
  expect(traced).not.toContain('GET /health/live')
  const text = await metrics.registry.metrics()
  for (const [route, status] of [
    ['/', '2xx'],
    ['/confirmerCompte/:token', '2xx'],
    ['unmatched', '4xx'],
    ['/assets/:file', '2xx'],
    ['/assets/:file', '5xx'],
    ['/health/ready', '2xx'],
  ])
    expect(text).toContain(`${measured(`method="GET",route="${route}",status="${status}"`)} 1`)
  expect(JSON.stringify(lines) + text).not.toContain('canary')
})

it('continues the trace of the proxy, or starts one', async () => {
  const traceId = 'a'.repeat(32)
  await ask('/', { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` })
  await ask('/', { traceparent: 'canary' })
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines[0]?.traceId).toBe(traceId)
  expect(lines[1]?.traceId).toMatch(/^(?!a+$)[0-9a-f]{32}$/)
})

it('counts a visitor who left before the answer', async () => {
  const socket = connect(port(), '127.0.0.1')
  socket.write('GET /pictures/large.webp HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  const left = `${measured('method="GET",route="/:file",status="aborted"')} 1`
  await expect.poll(() => metrics.registry.metrics()).toContain(left)
})

it('shows the store of assets and the age of the configuration', async () => {
  const text = await metrics.registry.metrics()
  for (const line of ['asset_store_up 1', 'asset_store_releases 2', 'kept_assets_served_total 3'])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toContain('\nsite_config_read_timestamp_seconds 0\n')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  store.isUp = false
  metrics.noteConfigRead()
  const later = await metrics.registry.metrics()
  expect(later).toContain('\nasset_store_up 0\n')
  expect(later).toMatch(/\nsite_config_read_timestamp_seconds 1\d{9}/)
})

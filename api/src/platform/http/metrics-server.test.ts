import { freePort } from '@bailclair/one-machine/ports.ts'
import { measurePool } from '@bailclair/server-kit/metrics/measure-pool.ts'
import { serveMetrics } from '@bailclair/server-kit/metrics/serve-metrics.ts'
import { Registry } from 'prom-client'
import { afterAll, describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'

const api = await startApi()
// first, as in main.ts: the other gauges use the pool
const pool = new Registry()
measurePool(pool, api.usage)
const port = await freePort()
const server = await serveMetrics(Registry.merge([pool, api.deps.metrics]), {
  METRICS_HOST: '127.0.0.1',
  METRICS_PORT: port,
})
afterAll(server.close)
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)

describe('the metrics server', () => {
  it('serves durations by route template and status class, and the state of the pool', async () => {
    await api.as()('GET', '/config')
    await api.as()('GET', '/canary-token-1')
    await api.as()('GET', '/canary-token-2')
    await api.as()('GET', '/health/ready')
    const reply = await ask('/metrics')
    const text = await reply.text()
    expect(reply.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/config",status="2xx"} 1')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="4xx"} 2')
    expect(text).toMatch(/database_pool_connections\{state="open"\} [1-4]\n/)
    expect(text).toContain('database_pool_connections{state="waiting"} 0')
    expect(text).not.toContain('canary')
  })

  it('serves nothing else', async () => {
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  })

  it('is not on the public port', async () => {
    expect((await api.app.inject('/metrics')).statusCode).toBe(404)
    expect((await api.app.inject('/api/metrics')).statusCode).toBe(404)
  })
})

import type { Socket } from 'node:net'
import { createDrain } from '@bailclair/server-kit/drain.ts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { startDeps } from '#test/harness.ts'
import { connectRaw } from '#test/raw-client.ts'

const { deps } = await startDeps()

/** A listening API with one route that responds when the test allows it. */
async function startRunning(config: { DRAIN_DELAY_MS: number; DRAIN_TIMEOUT_MS: number }) {
  const { isDraining, drain } = createDrain()
  const app: FastifyInstance = buildApp({ ...deps, metrics: new Registry() }, { isDraining, checks: {} })
  const answered = Promise.withResolvers<object>()
  const asked = Promise.withResolvers<void>()
  app.get('/slow', () => {
    asked.resolve()
    return answered.promise
  })
  let socket: Socket | undefined
  app.server.on('connection', (connection) => {
    socket = connection
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const events: string[] = []
  const workers = [{ stop: async () => void events.push('worker stopped') }]
  const closeLast = async () => void events.push('database closed')
  return {
    origin,
    events,
    isListening: () => app.server.listening,
    /** Bytes that the server has read from its last connection. */
    bytesRead: () => socket?.bytesRead ?? 0,
    asked: asked.promise,
    answer: () => answered.resolve({ done: true }),
    drain: () => drain({ app, workers, closeLast, config, logger: deps.logger }),
  }
}

describe('draining', () => {
  it('is not ready at once, serves for a while, then finishes open requests and refuses new ones', async () => {
    const api = await startRunning({ DRAIN_DELAY_MS: 1_000, DRAIN_TIMEOUT_MS: 10_000 })
    const inFlight = fetch(`${api.origin}/slow`).then((reply) => reply.json())
    await api.asked
    const drained = api.drain().then(() => api.events.push('drained'))

    expect((await fetch(`${api.origin}/api/health/ready`)).status).toBe(503)
    const served = await fetch(`${api.origin}/api/config`)
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])

    await expect
      .poll(() => fetch(`${api.origin}/api/config`).catch(({ cause }) => cause.code), { timeout: 10_000 })
      .toBe('ECONNREFUSED')
    expect(api.events).toEqual(['worker stopped'])
    api.answer()
    expect(await inFlight).toEqual({ done: true })
    const began = performance.now()
    await drained
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(api.events).toEqual(['worker stopped', 'database closed', 'drained'])
  })

  it('serves a request that was half sent when the shutdown began', async () => {
    const api = await startRunning({ DRAIN_DELAY_MS: 0, DRAIN_TIMEOUT_MS: 5_000 })
    const client = await connectRaw(api.origin)
    client.send('GET /api/config HTTP/1.1\r\n')
    await expect.poll(api.bytesRead).toBeGreaterThan(0)
    const drained = api.drain()
    await expect.poll(api.isListening).toBe(false)
    client.send('host: x\r\n\r\n')
    const answer = await client.closed()
    expect(answer.status).toBe(200)
    expect(answer.headers).toContain('connection: close')
    await drained
  })

  it('stops waiting after its timeout', async () => {
    const api = await startRunning({ DRAIN_DELAY_MS: 0, DRAIN_TIMEOUT_MS: 200 })
    const stuck = fetch(`${api.origin}/slow`).catch(() => 'cut')
    await api.asked
    const began = performance.now()
    await api.drain()
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(await stuck).toBe('cut')
    expect(api.events).toEqual(['worker stopped', 'database closed'])
  })
})

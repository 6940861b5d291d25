import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FederationFailure } from './federation-failure.ts'
import { limitedFetch } from './limited-fetch.ts'

async function ask(answer: RequestListener, signal?: AbortSignal): Promise<Response> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const options = { method: 'GET' as const, headers: {}, body: undefined, redirect: 'manual' as const }
  return limitedFetch(`http://127.0.0.1:${port}/`, signal ? { ...options, signal } : options)
}

describe('limitedFetch', () => {
  it('returns the response unchanged', async () => {
    const response = await ask((_, res) => res.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}'))
    expect([response.status, await response.json()]).toEqual([201, { a: 1 }])
    expect((await ask((_, res) => res.writeHead(204).end())).status).toBe(204)
  })

  it('follows no redirect', async () => {
    const response = await ask((_, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    expect(response.status).toBe(302)
  })

  it.each([
    [262_144, true],
    [262_145, false],
  ])('%i bytes are accepted: %s', async (size, isAccepted) => {
    const answer = ask((_, res) => res.end(Buffer.alloc(size)))
    if (isAccepted) expect((await (await answer).arrayBuffer()).byteLength).toBe(size)
    else await expect(answer).rejects.toThrow(new FederationFailure('unavailable'))
  })

  it('stops with the caller’s signal, and at an endless body', async () => {
    await expect(ask(() => undefined, AbortSignal.timeout(50))).rejects.toThrow('timeout')
    const drip: RequestListener = (_, res) => {
      res.write('x')
    }
    await expect(ask(drip, AbortSignal.timeout(50))).rejects.toThrow('timeout')
  })
})

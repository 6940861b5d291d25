import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createFaults } from './faults.ts'
import { plain, send } from './reply.ts'

const faults = createFaults()
const server = createServer(async (request, response) =>
  send(response, (await faults.answerControl(request)) ?? (await faults.apply(request)) ?? plain(204)),
)
let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
afterEach(() => post('{"kind":"none"}'))

const post = async (body: string, type = 'application/json') =>
  (await fetch(`${url}/fault`, { method: 'POST', headers: { 'content-type': type }, body })).status
const ask = (signal?: AbortSignal) => fetch(url, signal ? { signal } : {})

it('has no fault by default, reports the fault that was set, and recovers', async () => {
  expect((await ask()).status).toBe(204)
  expect(await post('{"kind":"slow","delay":150}')).toBe(204)
  expect(await (await fetch(`${url}/fault`)).json()).toEqual({ kind: 'slow', delay: 150 })
  const began = performance.now()
  expect((await ask()).status).toBe(204)
  expect(performance.now() - began).toBeGreaterThan(140)
  await post('{"kind":"none"}')
  expect((await ask()).status).toBe(204)
})

it.each(['slow', 'silent'])('%s: the client times out', async (kind) => {
  await post(JSON.stringify({ kind }))
  await expect(ask(AbortSignal.timeout(100))).rejects.toThrow('timeout')
})

it('reset: the connection is reset', async () => {
  await post('{"kind":"reset"}')
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
})

it.each([
  ['500', 500],
  ['429', 429],
  ['garbage', 200],
])('%s: answers %i', async (kind, status) => {
  await post(JSON.stringify({ kind }))
  const response = await ask()
  expect(response.status).toBe(status)
  if (kind === 'garbage') await expect(response.json()).rejects.toThrow(SyntaxError)
})

it('huge: the body is very long', async () => {
  await post('{"kind":"huge"}')
  let bytes = 0
  for await (const chunk of (await ask()).body ?? []) {
    bytes += chunk.length
    if (bytes > 20_000_000) break
  }
  expect(bytes).toBeGreaterThan(20_000_000)
})

it.each([
  ['{"kind":"flood"}', 'application/json', 400],
  ['{"kind":"slow","delay":-1}', 'application/json', 400],
  ['{"kind":"slow","delay":60001}', 'application/json', 400],
  ['null', 'application/json', 400],
  ['{', 'application/json', 400],
  [JSON.stringify({ kind: 'reset', more: 'x'.repeat(200) }), 'application/json', 400],
  ['{"kind":"reset"}', 'text/plain', 415],
])('refuses %s as %s', async (body, type, status) => {
  expect(await post(body, type)).toBe(status)
  expect((await ask()).status).toBe(204)
})

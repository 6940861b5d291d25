import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { createAskApi } from './ask-api.ts'

const route = defineRoute({
  method: 'GET',
  path: '/thing/:token',
  access: 'anonymous',
  summary: 'A thing',
  params: z.object({ token: z.string() }),
  response: z.object({ name: z.string() }),
})

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
let apiUrl: string
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Generous, for a busy machine. */
const timeLimit = 20_000

it('asks for the page data in the name of the visitor', async () => {
  const heard: unknown[] = []
  answer = ({ url, headers }, response) => {
    heard.push(url, headers['x-forwarded-for'])
    response.end('{"name":"Studio","secret":1}')
  }
  expect(await createAskApi({ apiUrl, timeLimit })(route, { token: 'a/b' }, '203.0.113.9')).toEqual({ name: 'Studio' })
  expect(heard).toEqual(['/api/thing/a%2Fb', '203.0.113.9'])
})

it.each([
  ['an error', 404, '{"name":"x"}'],
  ['another shape', 200, '{"name":7}'],
  ['no JSON', 200, '<html>'],
])('%s is no data', async (_, status, body) => {
  answer = (_request, response) => {
    response.statusCode = status
    response.end(body)
  }
  expect(await createAskApi({ apiUrl, timeLimit })(route, { token: 'a' })).toBeUndefined()
})

it('does not wait for a slow API', async () => {
  answer = () => undefined
  expect(await createAskApi({ apiUrl, timeLimit: 50 })(route, { token: 'a' })).toBeUndefined()
})

it('has a limit of calls at the same time, which ends with them', async () => {
  const waiting: ServerResponse[] = []
  answer = (_request, response) => waiting.push(response)
  const ask = createAskApi({ apiUrl, timeLimit, limit: 1 })
  const first = ask(route, { token: 'a' })
  expect(await ask(route, { token: 'b' })).toBeUndefined()
  await expect.poll(() => waiting.length, { timeout: timeLimit }).toBe(1)
  waiting[0]?.end('{"name":"first"}')
  expect(await first).toEqual({ name: 'first' })
  answer = (_request, response) => response.end('{"name":"third"}')
  expect(await ask(route, { token: 'c' })).toEqual({ name: 'third' })
})

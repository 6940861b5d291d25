import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '#ports.ts'
import { becomesHealthy } from './health.ts'

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}
const never = () => false

it('waits until every address is healthy', async () => {
  let asked = 0
  const late = await serve((_, response) => response.writeHead(++asked < 3 ? 503 : 200).end())
  const prompt = await serve((_, response) => response.writeHead(204).end())
  expect(await becomesHealthy([late, prompt], never)).toBe(true)
  expect(asked).toBe(3)
})

it('does not hang on a response that never comes', async () => {
  let asked = 0
  const url = await serve((_, response) => {
    if (++asked > 1) response.end('ok')
  })
  expect(await becomesHealthy([url], never)).toBe(true)
  expect(asked).toBe(2)
})

it('ends when isOver is true', async () => {
  let left = 3
  expect(await becomesHealthy([`http://localhost:${await freePort()}/`], () => --left === 0)).toBe(false)
})

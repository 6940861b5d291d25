import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageHeaders, sendPage } from './page.ts'

const server = createServer((_, response) =>
  sendPage(response, { status: 503, markup: '<p>é</p>', retryAfter: 5 }, ['https://web.example']),
)
let address: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('sendPage', () => {
  it('sends the page and its headers', async () => {
    const response = await fetch(address)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' https://web.example;")
    expect(await response.text()).toBe('<p>é</p>')
  })

  it('sends no body for HEAD', async () => {
    const response = await fetch(address, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([503, ''])
  })
})

it('the policy allows neither inline code nor frames', () => {
  const { 'content-security-policy': policy = '' } = pageHeaders()
  expect(policy).not.toMatch(/unsafe|\*|data:/)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
  )
})

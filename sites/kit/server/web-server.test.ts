import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testConfig, testManifest, testSite, testStyleOf } from '#test/server-site.ts'
import { createBody } from './body.ts'
import { createEnvironment } from './environment.ts'
import { loadConfig } from './load-config.ts'
import { type RenderedSite, renderSite } from './rendered-site.ts'
import { createWebServer } from './web-server.ts'

let server: Server
let drain: () => Promise<void>
const sockets: Socket[] = []

let rendered: RenderedSite
let isReady: boolean

beforeAll(async () => {
  rendered = await renderSite(
    { site: testSite, manifest: testManifest, styleOf: testStyleOf, siteUrl: testConfig.hosts.web },
    testConfig,
  )
})
beforeEach(async () => {
  isReady = true
  // Larger than the socket buffers, so that a client that does not read is noticed.
  const large = await createBody('text/javascript', 'x')
  large.content.identity = Buffer.alloc(32_000_000)
  const assets = new Map([['/assets/large.js', { body: large, cacheControl: 'no-store' }]])
  const limits = {
    ...loadConfig(createEnvironment({ name: 'web server', port: 3000 }), {}, 'WEB_URL'),
    HEADERS_TIMEOUT_MS: 300,
    REQUEST_TIMEOUT_MS: 600,
    SEND_TIMEOUT_MS: 300,
    KEEP_ALIVE_TIMEOUT_MS: 5_000,
    MAX_CONNECTIONS: 20,
    MAX_CONNECTIONS_PER_NETWORK: 10,
    DRAIN_DELAY_MS: 50,
    DRAIN_TIMEOUT_MS: 400,
  }
  const serving = {
    site: testSite,
    assets,
    rendered: () => rendered,
    siteUrl: testConfig.hosts.web,
    isReady: () => isReady,
  }
  const web = createWebServer(serving, limits)
  server = web.server
  drain = web.drain
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

async function open(): Promise<Socket & { received: () => string; isClosed: () => boolean }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  let isClosed = false
  socket.on('data', (part) => {
    text += part.toString('latin1')
  })
  socket.on('close', () => {
    isClosed = true
  })
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return Object.assign(socket, { received: () => text, isClosed: () => isClosed })
}

const get = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n'

describe('a client', () => {
  it.each([
    ['speaks no HTTP', 'hello\r\n\r\n', '400'],
    ['sends endless headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('that %s is refused', async (_, text, status) => {
    const socket = await open()
    socket.write(text)
    await once(socket, 'close')
    expect(socket.received()).toContain(`HTTP/1.1 ${status}`)
  })

  it('that sends headers slowly is dropped without affecting others', async () => {
    const slow = await open()
    slow.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
    const dripping = setInterval(() => slow.write('x: y\r\n'), 100)
    const other = await open()
    other.write(get)
    await once(other, 'data')
    expect(other.received()).toContain('200 OK')
    await once(slow, 'close')
    clearInterval(dripping)
    expect(slow.received()).toContain('HTTP/1.1 408')
  })

  it('that never stops sending is dropped', async () => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
    sockets.push(socket.resume())
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: localhost\r\nx: ')
    const dripping = setInterval(() => socket.write('x'), 100)
    await expect.poll(() => socket.closed, { timeout: 4_000 }).toBe(true)
    clearInterval(dripping)
  })

  it('of another network is served while slow ones fill every place', async () => {
    const at = { port: (server.address() as AddressInfo).port, host: '127.0.0.1' }
    for (let index = 0; index < 30; index++) {
      const slow = connect({ ...at, localAddress: `127.0.0.${2 + (index % 2)}` })
      sockets.push(slow)
      slow.on('error', () => undefined).write('GET / HTTP/1.1\r\n')
    }
    const socket = await open()
    socket.write(get)
    await once(socket, 'data')
    expect(socket.received()).toContain('200 OK')
  })

  it('that does not read the response is dropped', async () => {
    const socket = await open()
    socket.pause()
    socket.write('GET /assets/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const connections = promisify(server.getConnections.bind(server))
    await expect.poll(() => connections()).toBe(0)
    socket.resume()
    await once(socket, 'close')
    expect(socket.received().length).toBeLessThan(32_000_000)
  })

  it('that announces a body is answered and disconnected', async () => {
    const socket = await open()
    socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n')
    await once(socket, 'close')
    expect(socket.received()).toContain('200 OK')
    expect(socket.received().toLowerCase()).toContain('connection: close')
  })
})

it('is live, but not ready, until the configuration was read', async () => {
  const { port } = server.address() as AddressInfo
  const health = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/${name}`)
    return [answer.status, (await answer.text()).trim()]
  }
  isReady = false
  expect([await health('live'), await health('ready')]).toEqual([
    [200, 'live'],
    [503, 'starting'],
  ])
  isReady = true
  expect(await health('ready')).toEqual([200, 'ready'])
})

describe('drain', () => {
  it('answers open requests, then closes idle connections', async () => {
    const socket = await open()
    socket.write(get)
    await once(socket, 'data')
    const drained = drain()
    socket.write(get)
    await once(socket, 'close')
    expect(socket.received().match(/200 OK/g)).toHaveLength(2)
    await drained
    expect(server.listening).toBe(false)
  })

  it('is no longer ready, so that load balancers notice', async () => {
    const socket = await open()
    const ready = 'GET /health/ready HTTP/1.1\r\nhost: localhost\r\n\r\n'
    socket.write(ready)
    await once(socket, 'data')
    const drained = drain()
    socket.write(ready)
    await once(socket, 'close')
    expect(socket.received().match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
    await drained
  })

  it('ends in time with a client that never ends', async () => {
    const socket = await open()
    socket.pause()
    const requested = once(server, 'request')
    socket.write('GET /assets/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await requested
    const startedAt = Date.now()
    await drain()
    expect(Date.now() - startedAt).toBeLessThan(1_000)
  })
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'
import { connectRaw } from '#test/raw-client.ts'

const api = await startApi({
  HEADERS_TIMEOUT_MS: '300',
  REQUEST_TIMEOUT_MS: '600',
  UPLOAD_TIMEOUT_MS: '60000',
  MAX_CONNECTIONS: '40',
  MAX_CONNECTIONS_PER_NETWORK: '20',
})
const { hostname, port } = new URL(await api.listen())
const count = promisify(api.app.server.getConnections.bind(api.app.server))
const openOnServer = () => count()

const clients: Socket[] = []
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy()
  await expect.poll(openOnServer).toBe(0)
})

/** A client that goes on sending one byte at a time after the server has answered and closed its side. */
async function drip(text: string, from = '127.0.0.1') {
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true, localAddress: from })
  clients.push(socket)
  let received = ''
  socket.setEncoding('latin1').on('data', (data: string) => {
    received += data
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  const timer = setInterval(() => socket.write('x'), 50)
  socket.once('close', () => clearInterval(timer))
  return { socket, status: () => received.slice(9, 12) }
}

describe('a client that never stops sending', () => {
  it.each([
    ['headers', 'GET /api/config HTTP/1.1\r\nhost: x\r\nx: ', '408'],
    [
      'a body',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
      '408',
    ],
    [
      'a body nowhere',
      'POST /api/nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
      '408',
    ],
    ['a body that nobody reads', 'GET /api/health/live HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n', '200'],
    ['noise', '\u0001\u0002\r\n\r\n', '400'],
  ])('is disconnected: %s', async (_, text, status) => {
    const client = await drip(text)
    await expect.poll(openOnServer, { timeout: 5_000 }).toBe(0)
    expect(client.status()).toBe(status)
  })
})

it('leaves no listener behind on a connection that is kept', async () => {
  const listeners: number[] = []
  const watch = ({ socket }: { socket: Socket }) => void listeners.push(socket.listenerCount('close'))
  api.app.server.on('request', watch)
  const client = await connectRaw(`http://${hostname}:${port}`)
  for (let sent = 1; sent <= 5; sent++) {
    client.send(
      'POST /api/nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
    )
    await expect.poll(() => client.received().split('HTTP/1.1 404').length - 1).toBe(sent)
  }
  client.end()
  api.app.server.off('request', watch)
  expect(new Set(listeners).size).toBe(1)
})

describe('connections', () => {
  const get = (from: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: Number(port), host: hostname, localAddress: from })
      let received = ''
      socket.on('data', (data) => {
        received += data.toString('latin1')
      })
      socket.on('error', () => undefined).once('close', () => resolve(received.slice(9, 12)))
      socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    })

  it.each([
    ['of another network', '127.0.0.2'],
    ['of the same network', '127.0.0.1'],
  ])('an honest one %s is served while slow ones fill every place', async (_, from) => {
    for (let index = 0; index < 60; index++) await drip('GET /api/config HTTP/1.1\r\nhost: x\r\nx: ', '127.0.0.1')
    expect(await openOnServer()).toBeLessThanOrEqual(20)
    expect(await Promise.all(Array.from({ length: 5 }, () => get(from)))).toEqual(Array(5).fill('200'))
  })

  it('dropped for want of room are counted', async () => {
    expect(await api.deps.metrics.metrics()).toMatch(/http_refused_total\{code="TooManyConnections"\} [1-9]/)
  })
})

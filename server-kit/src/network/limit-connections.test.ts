import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './limit-connections.ts'
import { inNetworks } from './networks.ts'

const sockets: Socket[] = []
let server: Server
let drops = 0

/** Answers after the whole body; `/slow` never. */
async function start(total: number, perNetwork: number, proxies: string[] = []) {
  drops = 0
  server = createServer((request, response) => {
    request.on('error', () => undefined).resume()
    request.once('end', () => request.url === '/slow' || response.end('done'))
  })
  limitConnections(server, {
    config: { MAX_CONNECTIONS: total, MAX_CONNECTIONS_PER_NETWORK: perNetwork },
    isTrustedProxy: inNetworks(proxies),
    onDrop: () => drops++,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** Each loopback address is a network of its own. */
async function open(network: number, text = '') {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${network}` })
  sockets.push(socket)
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  if (text) socket.write(text)
  await sleep(20)
  return socket
}
/** Longer than a client is taken for new. */
const graceMs = 1_100
const get = (path = '/') => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const isOpen = async (socket: Socket) => {
  await sleep(50)
  return !socket.closed
}
const areOpen = (...all: Socket[]) => Promise.all(all.map(isOpen))

it('drops a slow client of the same network for a new one', async () => {
  await start(100, 2)
  const slow = await open(2, 'GET / HTTP/1.1\r\nx: ')
  const other = await open(2, `GET / HTTP/1.1\r\nx: ${'y'.repeat(500)}`)
  await sleep(graceMs)
  const newcomer = await open(2, get())
  expect(await areOpen(slow, other, newcomer)).toEqual([false, true, true])
  expect(drops).toBe(1)
})

it('drops a body that drips before one that flows, and both before an idle connection', async () => {
  await start(100, 3)
  const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n'
  const idle = await open(2, get())
  const drips = await open(2, `${post}x`)
  const flows = await open(2, post + 'x'.repeat(50_000))
  await sleep(graceMs)
  await open(2, get())
  expect(await areOpen(idle, drips, flows)).toEqual([true, false, true])
  await open(2, get())
  expect(await areOpen(idle, flows)).toEqual([true, false])
})

it('drops the oldest of those that have just begun, not another newcomer', async () => {
  await start(100, 2)
  const [first, second] = [await open(2, 'GET / HTTP/1.1\r\nx: '), await open(2, 'GET / HTTP/1.1\r\nx: ')]
  const newcomers = [await open(2), await open(2)]
  expect(await areOpen(first, second, ...newcomers)).toEqual([false, false, true, true])
})

it('never drops a request that is being answered; the new connection goes instead', async () => {
  await start(100, 2)
  const waiting = [await open(2, get('/slow')), await open(2, get('/slow'))]
  const newcomer = await open(2, get())
  expect(await areOpen(...waiting, newcomer)).toEqual([true, true, false])
  expect(await isOpen(await open(3, get()))).toBe(true)
})

it('takes from the largest network when there is no room at all', async () => {
  await start(3, 3)
  const [first, second] = [await open(2), await open(2)]
  const alone = await open(3)
  const newcomer = await open(4, get())
  expect(await areOpen(alone, newcomer)).toEqual([true, true])
  expect((await areOpen(first, second)).toSorted()).toEqual([false, true])
})

it('counts a trusted proxy in the total only, and drops none of its connections', async () => {
  await start(3, 1, ['127.0.0.9'])
  const proxied = [await open(9), await open(9), await open(9)]
  expect(await areOpen(...proxied)).toEqual([true, true, true])
  const fourth = await open(9)
  expect(await areOpen(...proxied, fourth)).toEqual([true, true, true, false])
})

it('forgets connections that ended', async () => {
  await start(2, 1)
  for (let turn = 0; turn < 5; turn++) {
    const socket = await open(2, get())
    expect(await isOpen(socket)).toBe(true)
    socket.destroy()
    await sleep(20)
  }
  expect(drops).toBe(0)
})

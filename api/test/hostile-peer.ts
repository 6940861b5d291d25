import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** A raw TCP server that misbehaves in another way at each path. */
export type HostilePeer = {
  url: string
  /** `/path` of each request, in order. */
  requests: string[]
  connections: () => number
  open: () => number
  stop: () => Promise<void>
}

type Conversation = { socket: Socket; head: string; requestsOnThisSocket: number; elsewhere: string }

const megabyte = Buffer.alloc(1024 * 1024, ' ')
/** Made in advance, because a test measures how soon the client gives up. */
const bomb = gzipSync(Buffer.alloc(100 * megabyte.length))
const head = (...lines: string[]) => `${['HTTP/1.1 200 OK', ...lines].join('\r\n')}\r\n\r\n`
const answer = (body: string | Buffer, ...lines: string[]) =>
  Buffer.concat([Buffer.from(head(`content-length: ${Buffer.byteLength(body)}`, ...lines)), Buffer.from(body)])

/** Writes until the client hangs up. */
async function pour(socket: Socket, piece: string | Buffer, times = Number.POSITIVE_INFINITY) {
  for (let sent = 0; sent < times && !socket.destroyed; sent++) {
    if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
  }
}

async function drip(socket: Socket, text: string, milliseconds: number) {
  for (const character of text) {
    if (socket.destroyed) return
    socket.write(character)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  }
}

const behaviours: Record<string, (conversation: Conversation) => unknown> = {
  '/ok': ({ socket }) => socket.write(answer('{"ok":true}')),
  '/gzip': ({ socket }) => socket.write(answer(gzipSync('{"ok":true}'), 'content-encoding: gzip')),
  '/empty': ({ socket }) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'),
  '/echo': ({ socket, head }) => socket.write(answer(JSON.stringify(head))),
  '/hang': () => undefined,
  '/hang-after-head': ({ socket }) => socket.write(head('content-length: 10')),
  '/drip-head': ({ socket }) => drip(socket, head('content-length: 2').replace('OK', 'O'.repeat(1000)), 20),
  '/drip-body': ({ socket }) => {
    socket.write(head('content-length: 60'))
    return drip(socket, ' '.repeat(60), 1_000)
  },
  '/drip-informational': ({ socket }) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000), 1),
  '/reset': ({ socket }) => socket.resetAndDestroy(),
  '/reset-mid-body': ({ socket }) => socket.write(`${head('content-length: 10')}{"a`, () => socket.resetAndDestroy()),
  '/end-mid-body': ({ socket }) => socket.end(`${head('content-length: 10')}{"a`),
  '/end-mid-chunk': ({ socket }) => socket.end(`${head('transfer-encoding: chunked')}ff\r\n{"a`),
  '/claims-less': ({ socket }) => socket.write(`${head('content-length: 2')}{}{"smuggled":true}`),
  '/second-answer-later': ({ socket }) => {
    socket.write(answer('{"first":true}'))
    setTimeout(() => socket.write(answer('{"smuggled":true}')), 30)
  },
  '/claims-100-megabytes': ({ socket }) => socket.write(head(`content-length: ${100 * megabyte.length}`)),
  '/sends-100-megabytes': ({ socket }) => {
    socket.write(head('connection: close'))
    return pour(socket, megabyte, 100)
  },
  '/gzip-bomb': ({ socket }) => socket.write(answer(bomb, 'content-encoding: gzip')),
  // gzip header, then empty stored blocks: endless bytes on the wire, nothing inflated
  '/gzip-of-nothing': ({ socket }) => {
    socket.write(head('content-encoding: gzip', 'connection: close'))
    socket.write(Buffer.from('1f8b08000000000000ff', 'hex'))
    return pour(socket, Buffer.from('000000ffff'.repeat(10_000), 'hex'))
  },
  '/gzip-garbage': ({ socket }) => socket.write(answer('not gzip at all', 'content-encoding: gzip')),
  '/gzip-cut': ({ socket }) => socket.write(answer(gzipSync('{"ok":true}').subarray(0, 20), 'content-encoding: gzip')),
  '/unknown-encoding': ({ socket }) => socket.write(answer('{}', 'content-encoding: gzip, gzip')),
  '/endless-headers': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    return pour(socket, `x-filler: ${'a'.repeat(1000)}\r\n`)
  },
  '/endless-header-line': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nx-filler: ')
    return pour(socket, 'a'.repeat(1000))
  },
  '/endless-trailers': ({ socket }) => {
    socket.write(`${head('transfer-encoding: chunked')}2\r\n{}\r\n0\r\n`)
    return pour(socket, `x-filler: ${'a'.repeat(1000)}\r\n`)
  },
  '/redirect': ({ socket, elsewhere }) =>
    socket.write(`HTTP/1.1 302 Found\r\nlocation: ${elsewhere}/ok\r\ncontent-length: 0\r\n\r\n`),
  '/not-http': ({ socket }) => socket.end('220 mail.example ESMTP\r\n'),
  '/upgrade': ({ socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  '/garbage': ({ socket }) => socket.write(answer('<html>jeanne.martin@example.org</html>')),
  '/not-utf8': ({ socket }) => socket.write(answer(Buffer.from('22e92822', 'hex'))),
  '/status-404': ({ socket }) => socket.write('HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}'),
  '/status-429': ({ socket }) => socket.write('HTTP/1.1 429 Too Many Requests\r\ncontent-length: 2\r\n\r\n{}'),
  '/status-500-hanging': ({ socket }) =>
    socket.write('HTTP/1.1 500 Internal Server Error\r\ncontent-length: 9\r\n\r\n'),
  '/dies-on-second-request': ({ socket, requestsOnThisSocket }) =>
    requestsOnThisSocket > 1 ? socket.resetAndDestroy() : socket.write(answer('{"ok":true}')),
}

export async function startHostilePeer({ elsewhere = '' } = {}): Promise<HostilePeer> {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  let connections = 0
  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    let requestsOnThisSocket = 0
    let received = ''
    socket.on('close', () => sockets.delete(socket))
    // the client hangs up in most cases here
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      received += data.toString('latin1')
      if (!received.includes('\r\n\r\n')) return
      const request = received
      received = ''
      const path = request.split(' ')[1]?.split('?')[0] ?? ''
      requests.push(path)
      behaviours[path]?.({ socket, head: request, requestsOnThisSocket: ++requestsOnThisSocket, elsewhere })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections: () => connections,
    open: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A peer that never accepts: its process is stopped and its backlog is full, so connections stay half open. */
export async function startDeafPeer() {
  const program = `
    const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      require('node:fs').writeSync(1, String(server.address().port))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(child.stdout, 'data')
  const fill = () => connect(Number(port), '127.0.0.1').on('error', () => undefined)
  // the kernel accepts one connection more than the backlog; further ones stay half open
  const fillers = [fill(), fill()]
  await Promise.all(fillers.map((socket) => once(socket, 'connect')))
  fillers.push(fill(), fill())
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      for (const socket of fillers) socket.destroy()
      child.kill('SIGKILL')
    },
  }
}

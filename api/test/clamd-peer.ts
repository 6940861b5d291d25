import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** The test file that every scanner knows (eicar.org), in two parts, so that this file itself is none. */
export const eicar = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`)

type Behaviour = 'scans' | 'hangs' | 'closes' | 'refuses' | 'babbles'

/** Speaks INSTREAM as clamd does: `zINSTREAM`, chunks with their length, an empty one, then a verdict. */
export async function startClamdPeer({ path }: { path?: string } = {}) {
  let behaviour: Behaviour = 'scans'
  const scanned: Buffer[] = []

  const answer = (socket: Socket, bytes: Buffer) => {
    scanned.push(bytes)
    socket.end(bytes.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    if (behaviour === 'closes') return void socket.destroy()
    if (behaviour === 'refuses') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    if (behaviour === 'babbles') return void socket.end('x'.repeat(5_000))
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      if (behaviour === 'hangs') return
      const stream = readStream(received)
      if (stream) answer(socket, stream)
    })
  })
  server.listen(path ? { path } : { port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  afterAll(() => void server.close())
  const address = server.address()
  return {
    url: typeof address === 'string' ? `unix://${address}` : `tcp://127.0.0.1:${address?.port}`,
    scanned,
    behave: (next: Behaviour) => {
      behaviour = next
    },
  }
}

/** The streamed bytes once they have all come. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return undefined
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('not INSTREAM')
  const chunks: Buffer[] = []
  let at = command.length
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (received.length < at + 4 + length) return undefined
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createServer } from 'node:tls'
import type { Authority } from './authority.ts'

/** Production asks outside services over TLS only: this ends it in front of a stand-in. */
export async function startTlsFront({ server }: Authority, port: number, target: number) {
  const front = createServer(
    { key: readFileSync(server.keyFile), cert: readFileSync(server.certificateFile) },
    (socket) => {
      const inner = connect(target, 'localhost')
      for (const end of [socket, inner])
        end.on('error', () => {
          socket.destroy()
          inner.destroy()
        })
      socket.pipe(inner).pipe(socket)
    },
  ).listen(port, 'localhost')
  await once(front, 'listening')
  return { stop: async () => void front.close() }
}

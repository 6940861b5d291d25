import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** What PgBouncer takes without being told; it refuses a connection that sends more. */
const known = ['user', 'database', 'client_encoding', 'DateStyle', 'TimeZone', 'application_name']

/** For tests: forwards to a server and remembers the startup parameters that PgBouncer would refuse. */
export async function watchStartupParameters(target: string) {
  const { hostname, port } = new URL(target)
  const refused: string[] = []
  let connections = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
    client.once('data', (packet) => {
      connections++
      // length and protocol version, then names and values, each ended by a zero byte
      const words = packet.subarray(8, packet.readInt32BE(0)).toString('latin1').split('\0')
      refused.push(...words.filter((word, index) => index % 2 === 0 && word && !known.includes(word)))
    })
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, seen: () => ({ connections, refused }), close: () => server.close() }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** For tests: forwards to a server and simulates its outages. */
export async function startTcpProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    track(client)
    if (isSilent) return
    const upstream = connect(Number(port), hostname)
    track(upstream)
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = await listen(0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const url = new URL(target)
  url.port = String(own)

  return {
    url: url.href,
    /** Closes all connections; new ones work. */
    cut,
    /** Closes all connections and refuses new ones. */
    refuse: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
    /** Closes all connections; new ones are accepted but get no response. */
    fallSilent: () => {
      isSilent = true
      cut()
    },
    restore: async () => {
      isSilent = false
      if (!server.listening) await listen(own)
      else cut()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}

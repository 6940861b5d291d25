import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Publishes files, by path and query; 404 for any other. */
export async function startTrustPeer() {
  let files: Readonly<Record<string, string | Buffer>> = {}
  const server = createServer((request, response) => {
    const content = files[request.url ?? '']
    return content === undefined ? response.writeHead(404).end() : response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (published: typeof files) => {
      files = published
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

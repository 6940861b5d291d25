import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plain, type Reply, send } from './reply.ts'
import { chooseLanguage, isLoopbackHost, type Language, languageOfCookies } from './visit.ts'

export type Visit = { url: URL; language: Language; address: string }

type Service = {
  /** Prefix of error lines in the log. */
  name: string
  port: number
  /** Stylesheets, icons and scripts by path. */
  assets: Record<string, Reply>
  /** Answers API requests; undefined for a page. */
  answer: (request: IncomingMessage, url: URL) => Promise<Reply | undefined>
  show: (visit: Visit) => Reply | Promise<Reply>
}

/** Serves an API and pages on loopback. Port 0 chooses a free port. */
export async function startServer({ name, port, assets, answer, show }: Service) {
  async function reply(request: IncomingMessage): Promise<Reply> {
    if (!isLoopbackHost(request.headers.host)) return plain(421)
    const address = request.url ?? '/'
    if (!URL.canParse(address, 'http://localhost')) return plain(400)
    const url = new URL(address, 'http://localhost')
    const answered = await answer(request, url)
    if (answered) return answered
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
    const chosen = chooseLanguage(url)
    if (chosen) return plain(303, chosen)
    return assets[url.pathname] ?? show({ url, address, language: languageOfCookies(request.headers.cookie) })
  }

  const server = createServer((request, response) => {
    reply(request)
      .catch((error: Error) => {
        console.error(`${name}: ${error.stack}`)
        return plain(500)
      })
      .then((answered) => send(response, answered))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

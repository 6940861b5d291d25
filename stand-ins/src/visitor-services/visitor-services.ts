import type { IncomingMessage } from 'node:http'
import { readText } from '#kit/read-text.ts'
import { asset, json, page, plain, type Reply } from '#kit/reply.ts'
import { startServer, type Visit } from '#kit/server.ts'
import { homePage } from './pages.ts'
import type { Received } from './received.ts'

const maxReceived = 500
/** Characters. */
const maxBodyLength = 100_000

/**
 * Stand-in for the hosts of chat, analytics and error reports: serves their scripts and records what they receive.
 * `GET /received` lists it. Port 0 chooses a free port.
 */
export async function startVisitorServices({ port }: { port: number }) {
  /** Newest first. */
  const received: Received[] = []
  const record = (service: Received['service'], content: unknown) => {
    received.unshift({ service, at: new Date().toISOString(), content })
    received.length = Math.min(received.length, maxReceived)
  }

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply | undefined> {
    if (pathname === '/received') return json(received)
    if (request.method !== 'POST') return undefined
    const body = await readText(request, maxBodyLength)
    if (pathname === '/chat/messages') record('chat', JSON.parse(body))
    else if (pathname === '/analytics/matomo.php') record('analytics', Object.fromEntries(searchParams))
    else if (/^\/api\/\d+\/envelope\/$/.test(pathname)) return recordEnvelope(request, body)
    else return undefined
    return plain(204, crossOrigin)
  }

  function recordEnvelope({ headers }: IncomingMessage, body: string): Reply {
    if (!/sentry_key=\w+/.test(String(headers['x-sentry-auth']))) return json({ detail: 'missing key' }, 403)
    const [header, item, content] = body.split('\n').map((line) => line && JSON.parse(line))
    record('errors', { header, item, content })
    return json({ id: header.event_id })
  }

  const server = await startServer({
    name: 'visitor services',
    port,
    assets: {
      '/chat/l.js': await script('chat.client.js'),
      '/analytics/matomo.js': await script('analytics.client.js'),
      '/services.css': await asset('text/css; charset=utf-8', import.meta.url, '../kit/base.css', 'services.css'),
      '/services.svg': await asset('image/svg+xml', import.meta.url, 'services.svg'),
    },
    answer,
    show: ({ url, language, address }: Visit) =>
      url.pathname === '/' ? page(homePage({ language, address, received })) : plain(404),
  })
  return { port: server.port, stop: server.stop }
}

/** Pages of other origins load these scripts. */
const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' }

async function script(file: string): Promise<Reply> {
  const loaded = await asset('text/javascript; charset=utf-8', import.meta.url, file)
  return { ...loaded, headers: { ...loaded.headers, ...crossOrigin } }
}

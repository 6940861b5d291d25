import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseLanguage, isForThisMachine, type Language, languageOfCookies } from '#platform/visit.ts'
import type { MessageStore, MessageSummary } from './message-store.ts'
import { framedHtml, listPage, messagePage, notFoundPage } from './pages.ts'

type Reply = { status: number; headers?: OutgoingHttpHeaders; body?: string }
type Visit = { url: URL; language: Language; address: string }

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** A mail brings its own inline styles, and nothing else may happen in it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // a mail holds links with tokens: they are nobody else's business
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

const page = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
  body,
})
const plain = (status: number, headers: OutgoingHttpHeaders = {}): Reply => ({ status, headers })

export async function startMailboxHttp(store: MessageStore, port: number) {
  const assets: Record<string, Reply> = {
    '/mailbox.css': await asset('text/css; charset=utf-8', '../platform/look.css', 'mailbox.css'),
    '/mailbox.svg': await asset('image/svg+xml', 'mailbox.svg'),
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    if (!isForThisMachine(request.headers.host)) return plain(421)
    const address = request.url ?? '/'
    if (!URL.canParse(address, 'http://localhost')) return plain(400)
    const url = new URL(address, 'http://localhost')
    if (url.pathname === '/api/messages') return answerApi(store, request.method, url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' })
    const chosen = chooseLanguage(url)
    if (chosen) return plain(303, chosen)
    return assets[url.pathname] ?? show(store, { url, address, language: languageOfCookies(request.headers.cookie) })
  }

  const server = createServer((request, response) => {
    reply(request)
      .catch((error: Error) => {
        console.error(`mailbox: ${error.stack}`)
        return plain(500)
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, { ...commonHeaders, ...headers })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
    },
  }
}

async function asset(type: string, ...files: string[]): Promise<Reply> {
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'max-age=60' }, body: texts.join('') }
}

async function answerApi(store: MessageStore, method: string | undefined, url: URL): Promise<Reply> {
  if (method === 'DELETE') {
    await store.clear()
    return plain(204)
  }
  if (method !== 'GET') return plain(405, { allow: 'GET, DELETE' })
  const to = url.searchParams.get('to')?.trim().toLowerCase()
  const found = store.list((summary) => !to || summary.to.toLowerCase() === to)
  const messages = await Promise.all(found.map(({ id }) => store.find(id)))
  const body = messages.flatMap((message) => {
    if (!message) return []
    const { id, to, subject, text, html, date } = message
    return [{ id, to, subject, text, html, date }]
  })
  return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}

async function show(store: MessageStore, { url, language, address }: Visit): Promise<Reply> {
  if (url.pathname === '/') {
    const search = url.searchParams.get('to')?.trim() ?? ''
    const isWanted = ({ to }: MessageSummary) => to.toLowerCase().includes(search.toLowerCase())
    const isRefreshing = url.searchParams.has('refresh')
    const messages = store.list(isWanted)
    const shown = page(listPage({ language, address, messages, search, isRefreshing, now: new Date() }))
    return isRefreshing ? { ...shown, headers: { ...shown.headers, refresh: '5' } } : shown
  }
  const [, id = '', part] = url.pathname.match(/^\/messages\/([\da-f-]+)(\/html)?$/) ?? []
  const message = await store.find(id)
  if (!message) return page(notFoundPage({ language, address }), 404)
  if (!part) return page(messagePage({ language, address, message }))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailPolicy }
  return { status: 200, headers, body: framedHtml(message) }
}

import { asset, json, page, plain, type Reply } from '#kit/reply.ts'
import { startServer, type Visit } from '#kit/server.ts'
import type { MessageStore, MessageSummary } from './message-store.ts'
import { framedHtml, listPage, messagePage, notFoundPage } from './pages.ts'
import { codeNow, phonePage } from './phone.ts'

/** Mails need their inline styles. Scripts, forms and remote content stay blocked. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

export const startMailboxHttp = async (store: MessageStore, port: number, phoneSecret: string | undefined) =>
  startServer({
    name: 'mailbox',
    port,
    assets: {
      '/mailbox.css': await asset('text/css; charset=utf-8', import.meta.url, '../kit/base.css', 'mailbox.css'),
      '/mailbox.svg': await asset('image/svg+xml', import.meta.url, 'mailbox.svg'),
    },
    answer: async ({ method }, url) => (url.pathname === '/api/messages' ? answerApi(store, method, url) : undefined),
    show: (visit) =>
      visit.url.pathname === '/phone' && phoneSecret ? showPhone(phoneSecret, visit) : show(store, visit),
  })

async function answerApi(store: MessageStore, method: string | undefined, url: URL): Promise<Reply> {
  if (method === 'DELETE') {
    const ids = url.searchParams.getAll('id')
    await store.clear(ids.length > 0 ? ids : undefined)
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
  return json(body)
}

/** Loads again when the code changes. */
function showPhone(secret: string, { language, address }: Visit): Reply {
  const shown = codeNow(secret, new Date())
  const reply = page(phonePage({ language, address, ...shown }))
  return { ...reply, headers: { ...reply.headers, refresh: String(shown.secondsLeft) } }
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
  if (!message) return page(notFoundPage({ language, address }), { status: 404 })
  if (!part) return page(messagePage({ language, address, message }))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailPolicy }
  return { status: 200, headers, body: framedHtml(message) }
}

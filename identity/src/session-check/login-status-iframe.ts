import { type Exchange, send, sendHtml } from '#platform/http/exchange.ts'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'
import { cookieNames } from '#realm/cookies.ts'
import type { RealmDefinition } from '#realm/realm-definition.ts'

/**
 * keycloak-js keeps this page in a hidden frame and asks every 5 s whether the session is the same. The answer comes
 * from a cookie without a request; whether the origin may ask is requested once.
 */
const script = (cookie: string) => `'use strict'
const cookie = () => document.cookie.split('; ').find((pair) => pair.startsWith('${cookie}='))?.split('=')[1] ?? ''
const digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
const refused = new Set()
const known = new Set()
const mayAsk = async (client_id, origin) => {
  const who = client_id + ' ' + origin
  if (!known.has(who)) {
    const { status } = await fetch(location.pathname + '/init?' + new URLSearchParams({ client_id, origin }))
    if (status === 204 || status === 403) known.add(who)
    if (status === 403) refused.add(who)
  }
  return !refused.has(who)
}
const check = async (clientId, sid, origin) => {
  // an outage must not sign anybody out; only registered origins can frame the page anyway
  if (!(await mayAsk(clientId, origin).catch(() => true))) return 'error'
  return (sid ? await digest(sid) : '') === cookie() ? 'unchanged' : 'changed'
}
addEventListener('message', async ({ data, source, origin }) => {
  if (typeof data !== 'string') return
  const [clientId = '', sid = ''] = data.split(' ')
  source.postMessage(await check(clientId, sid, origin).catch(() => 'error'), origin)
})
`

export function sendLoginStatusIframe(exchange: Exchange, { name, issuer, origins }: RealmDefinition): void {
  const text = script(cookieNames(name, issuer).watched)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Session</title><script>${text}</script></head><body></body></html>`
  sendHtml(exchange, 200, html, {
    'content-security-policy': contentSecurityPolicy({ scripts: [text], frameAncestors: origins, connect: true }),
    'cache-control': 'public, max-age=300',
  })
}

/** Whether a client on this origin may watch sessions: 204 or 403, like Keycloak. */
export function sendLoginStatusInit(exchange: Exchange, { clients, origins }: RealmDefinition): void {
  const { searchParams } = exchange.url
  const isClient = clients.some(({ client_id }) => client_id === searchParams.get('client_id'))
  const isAllowed = isClient && origins.includes(searchParams.get('origin') ?? '')
  // As long as the frame itself: each page waits for this answer before it looks for its session.
  if (isAllowed) send(exchange, 204, { 'cache-control': 'public, max-age=300' })
  else send(exchange, 403)
}

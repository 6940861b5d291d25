import { type Exchange, sendHtml } from '#platform/http/exchange.ts'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'
import type { RealmDefinition } from '#realm/realm-definition.ts'

/**
 * keycloak-js asks whether a frame of this server may set cookies on the application's page; otherwise it disables
 * session checks. Only registered origins can frame the page, so the answer goes to any parent.
 */
const script = `'use strict'
document.cookie = 'AUTH_TEST=1; SameSite=Lax; path=' + location.pathname
const answer = document.cookie.includes('AUTH_TEST=1') ? 'supported' : 'unsupported'
document.cookie = 'AUTH_TEST=; max-age=0; path=' + location.pathname
parent.postMessage(answer, '*')
`
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cookies</title><script>${script}</script></head><body></body></html>`

export const sendThirdPartyCookieCheck = (exchange: Exchange, { origins }: RealmDefinition): void =>
  sendHtml(exchange, 200, html, {
    'content-security-policy': contentSecurityPolicy({ scripts: [script], frameAncestors: origins }),
    'cache-control': 'public, max-age=300',
  })

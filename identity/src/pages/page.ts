import type { ServerResponse } from 'node:http'

export type Page = {
  status: number
  markup: string
  /** When the same request is worth a retry, in seconds. */
  retryAfter?: number
}

/**
 * `formTargets` are the origins that a form may lead to: browsers apply `form-action` to the redirects after a
 * submission too, and those lead back to the application.
 */
export const pageHeaders = (formTargets: readonly string[] = []): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // sign-in URLs identify the request; `no-referrer` would hide our origin from our own forms
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-robots-tag': 'noindex, nofollow',
})

export function sendPage(response: ServerResponse, page: Page, formTargets?: readonly string[]): void {
  const retry = page.retryAfter === undefined ? {} : { 'retry-after': String(page.retryAfter) }
  response.writeHead(page.status, { ...pageHeaders(formTargets), ...retry })
  response.end(response.req.method === 'HEAD' ? undefined : page.markup)
}

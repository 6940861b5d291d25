import type { ServerResponse } from 'node:http'

/** A page ready to be sent. */
export type Page = {
  status: number
  markup: string
  /** In seconds: when the same request is worth another try. */
  retryAfter?: number
}

/**
 * Headers of every page. `formTargets` are the origins a form may end up on: browsers apply `form-action` to the
 * redirects that follow a submission too, and those lead back to the application.
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
  // addresses of sign-in name the request under way; `no-referrer` would also hide our own origin from our own forms
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

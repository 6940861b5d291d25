import { errors } from 'oidc-provider'
import type { Deps } from '#deps.ts'
import type { View } from '#pages/layout.ts'
import { errorPage, expiredPage, unavailablePage } from '#pages/notices.page.ts'
import { type Page, sendPage } from '#pages/page.ts'
import { frameOf } from '#pages/page-frame.ts'
import { languageOfVisit } from '#pages/page-language.ts'
import { isClientGone } from '#platform/http/client-gone.ts'
import { type Exchange, sendJson } from '#platform/http/exchange.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** People get a page, programs get JSON. Only server errors are logged. */
export function answerFailure({ config, logger }: Deps, exchange: Exchange, error: unknown): void {
  const { req, res, url } = exchange
  if (isClientGone(error)) {
    res.destroy()
    return
  }
  const { id: requestId, route } = factsOf(req)
  const page = pageOf(error, requestId, {
    language: languageOfVisit({
      page: url.searchParams,
      cookies: req.headers.cookie,
      acceptLanguage: req.headers['accept-language'],
    }),
    ...frameOf(config, req.headers.cookie),
    home: config.WEB_URL,
    address: req.method === 'GET' ? `${url.pathname}${url.search}` : undefined,
  })
  if (page.status >= 500)
    logger.error({ err: error, requestId, route }, page.status === 503 ? 'unavailable' : 'unexpected error')
  if (res.headersSent) {
    res.destroy()
    return
  }
  // a client that still sends a refused body would keep the connection busy
  if (!req.complete) res.setHeader('connection', 'close')
  if (req.headers.accept?.includes('text/html')) {
    sendPage(res, page)
    return
  }
  const retry = page.retryAfter === undefined ? {} : { 'retry-after': String(page.retryAfter) }
  sendJson(exchange, page.status, { error: `HTTP ${page.status}`, requestId }, retry)
}

function pageOf(error: unknown, requestId: string, view: View): Page {
  if (error instanceof Unavailable) return unavailablePage(view, error)
  if (error instanceof errors.SessionNotFound) return expiredPage(view)
  if (error instanceof HttpError) {
    const kind = error.status === 404 ? 'not-found' : 'invalid-request'
    return { ...errorPage(view, { kind, requestId }), status: error.status }
  }
  return errorPage(view, { kind: 'unexpected', requestId })
}

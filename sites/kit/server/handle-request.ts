import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Language, languageCookie, languageOfPage, languages } from '@bailclair/domain/value/language.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { AskApi } from './ask-api.ts'
import type { Asset, Assets } from './assets.ts'
import { type Body, chooseEncoding, tagOf } from './body.ts'
import { reportsPath } from './error-reports.ts'
import type { KeptAssets } from './kept-assets/kept-assets.ts'
import { isKeptPath } from './kept-assets/release.ts'
import { log } from './log.ts'
import type { RenderedPage, RenderedSite } from './rendered-site.ts'
import { readTarget } from './request-target.ts'
import { documentHeaders, framedPages, isPartOfPage, secretAddressHeaders } from './security-headers.ts'
import { securityTextPaths } from './site-files.ts'

export type Serving = {
  /** Then load balancers are asked to send visitors elsewhere. */
  isDraining?: () => boolean
  /** Until then load balancers send no visitors: pages may show rules that an operator has changed. */
  isReady?: () => boolean
  site: RenderableSite
  assets: Assets
  /** Files of other releases. */
  keptAssets?: Pick<KeptAssets, 'find'> | undefined
  /** Replaced when the configuration changes. */
  rendered: () => RenderedSite
  /** Public address of the site. */
  siteUrl: string
  /** Where an address of another site leads; undefined for addresses of this one. */
  redirectOf?: ((pathname: string) => string | undefined) | undefined
  /** Public data for a page (decision 214). Without it, pages ask for their data themselves. */
  askApi?: AskApi
  /** Address of the visitor, from behind the proxies. */
  visitorOf?: (request: IncomingMessage) => string
  /** Receives error reports from browsers. */
  receiveReport?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

type Answer = { status: number; body: Body; headers: Record<string, string> }

const plain = (status: number, text: string): Answer => {
  const identity = Buffer.from(`${text}\n`)
  const body = { type: 'text/plain; charset=utf-8', tag: '', content: { identity } }
  return { status, body, headers: { 'cache-control': 'no-store' } }
}

/** The address may be a secret, so nobody keeps it. */
const redirect = (location: string): Answer => {
  const answer = plain(302, 'Found')
  return { ...answer, headers: { ...answer.headers, ...secretAddressHeaders, location } }
}

/** Depends on the configuration or the date; cacheable for an hour. */
const forAnHour = (body: Body): Answer => ({ status: 200, body, headers: { 'cache-control': 'public, max-age=3600' } })

const asFile = ({ body, cacheControl }: Asset): Answer => ({
  status: 200,
  body,
  headers: { 'cache-control': cacheControl },
})

/** Answers from memory. Only a file of another release and the public data of a page come from elsewhere. */
export function handleRequest(serving: Serving, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(serving.rendered().securityHeaders)) response.setHeader(name, value)
  if (request.method === 'POST' && request.url === reportsPath && serving.receiveReport) {
    // The client left in the middle of a report: nothing to answer.
    serving.receiveReport(request, response).catch(() => response.destroy())
    return
  }
  // An unread body would keep the connection busy.
  if (request.headers['content-length'] || request.headers['transfer-encoding'])
    response.setHeader('connection', 'close')
  const answer = answerTo(serving, request)
  if (answer instanceof Promise) answer.then((it) => sendAnswer(request, response, it))
  else sendAnswer(request, response, answer)
}

function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  if (response.destroyed) return
  if (isPartOfPage(answer.body.type)) for (const name of documentHeaders) response.removeHeader(name)
  send(request, response, answer)
}

function answerTo(serving: Serving, request: IncomingMessage): Answer | Promise<Answer> {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') {
    const refusal = plain(405, 'Method not allowed')
    return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } }
  }
  const target = readTarget(url)
  if (!target) return plain(400, 'Bad request')
  const { pathname } = target
  if (pathname === '/health/live') return plain(200, 'live')
  if (pathname === '/health/ready') return answerReady(serving)

  const asset = serving.assets.get(pathname)
  if (asset) {
    const answer = asFile(asset)
    return { ...answer, headers: { ...answer.headers, ...framedPages[pathname] } }
  }
  const file = serving.rendered().files.get(pathname)
  if (file) return forAnHour(file)
  if (securityTextPaths.includes(pathname)) {
    const identity = Buffer.from(serving.rendered().securityText(new Date()))
    return forAnHour({ type: 'text/plain; charset=utf-8', tag: tagOf(identity), content: { identity } })
  }
  const elsewhere = serving.redirectOf?.(pathname)
  if (elsewhere) return redirect(elsewhere)
  const isAsset = pathname.startsWith('/assets/')
  // An HTML page would be executed as a script.
  const missing = () => (isAsset ? plain(404, 'Not found') : answerPage(serving, target, request))
  const mayBeKept = isKeptPath(pathname) && (isAsset || isUnknown(serving, pathname))
  if (!serving.keptAssets || !mayBeKept) return missing()
  return serving.keptAssets.find(pathname).then(
    (kept) => (kept ? asFile(kept) : missing()),
    () => plain(503, 'Service unavailable'),
  )
}

function answerReady({ isDraining, isReady }: Serving): Answer {
  if (isDraining?.()) return plain(503, 'draining')
  return isReady?.() === false ? plain(503, 'starting') : plain(200, 'ready')
}

const isUnknown = ({ site }: Serving, pathname: string) => site.findRoute(pathname).route === site.notFoundRoute

function answerPage(serving: Serving, target: URL, request: IncomingMessage): Answer | Promise<Answer> {
  const { site, rendered, siteUrl } = serving
  const { cookie: cookies } = request.headers
  const query = target.searchParams.get('lang')
  const asked = languages.find((it) => it === query)
  const { route, params } = site.findRoute(target.pathname)
  const isMissing = route === site.notFoundRoute || route.mayExist?.(params) === false
  const language = languageOfPage({ query, cookies })
  const rendition = { language, isAsked: asked !== undefined }
  const send = ({ body, headers }: RenderedPage, cacheControl = 'private, no-cache'): Answer => ({
    status: isMissing ? 404 : 200,
    body,
    headers: {
      ...headers,
      'content-language': language,
      'cache-control': cacheControl,
      vary: 'Cookie',
      ...(asked && { 'set-cookie': cookieFor(asked, siteUrl) }),
      ...(route.secretAddress && secretAddressHeaders),
    },
  })
  const without = () => send(rendered().pageOf(route, rendition, cookies))
  const source = site.dataSourceOf(route)
  if (!source || !serving.askApi || isMissing) return without()
  const { pathname, search } = target
  const withData = async (data: unknown) => {
    if (data === undefined) return without()
    if (source.redirectTo) return redirect(`${source.redirectTo(data)}${search}`)
    return send(await rendered().renderWith({ pathname, data }, route, rendition, cookies), 'no-store')
  }
  const answer = serving.askApi(source.call, source.params(params), serving.visitorOf?.(request))
  return answer.then(withData).catch((error) => {
    log('error', `the page ${route.name} was not rendered with its data`, error)
    return without()
  })
}

function cookieFor(chosen: Language, siteUrl: string): string {
  const { hostname, protocol } = new URL(siteUrl)
  return languageCookie(chosen, { domain: hostname, isSecure: protocol === 'https:' })
}

function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
) {
  const encoding = chooseEncoding(asked['accept-encoding'], body)
  const content = body.content[encoding] ?? body.content.identity
  response.statusCode = status
  response.setHeader('content-type', body.type)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if ('br' in body.content) response.appendHeader('vary', 'Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)

  if (body.tag && status === 200) {
    const tag = `"${body.tag}-${encoding}"`
    response.setHeader('etag', tag)
    if (matches(asked['if-none-match'], tag)) {
      response.statusCode = 304
      response.removeHeader('content-encoding')
      response.end()
      return
    }
  }
  response.setHeader('content-length', content.length)
  response.end(method === 'HEAD' ? undefined : content)
}

const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((it) => it.trim().replace(/^W\//, '') === tag || it.trim() === '*') ?? false

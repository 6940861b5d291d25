import { requestedThemeCookie } from '#pages/page-frame.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { findRoute } from '#platform/http/routes.ts'
import { realmRoutes } from './realm.routes.ts'
import type { RealmContext } from './realm-context.ts'
import { protocolPath } from './realm-definition.ts'

/** Answers a request below `/realms/{realm}`; `path` is the rest of its path. */
export async function answerRealm(context: RealmContext, exchange: Exchange, path: string): Promise<void> {
  const { req, res, url } = exchange
  const found = findRoute(realmRoutes, req.method ?? 'GET', path)
  if (found) {
    factsOf(req).route = `/realms/:realm${found.route.path}`
    await found.route.answer(context, exchange, found.params)
    return
  }
  const { provider, definition } = context.realm
  // the return from sign-in has no parameters, and oidc-provider fails on added ones
  const search = path.startsWith(`${protocolPath}/auth/`) ? '' : url.search
  if (path === `${protocolPath}/auth` && isSigningIn(exchange, path)) keepRequestedTheme(context, exchange)
  const request = Object.assign(req, { originalUrl: `${definition.path}${path}${search}` })
  request.url = `${path || '/'}${search}`
  setPublicHeaders(req.headers, url)
  // the client may have gone while it waited in the queue
  const answer = async () => {
    if (!req.socket.destroyed) await provider().callback()(request, res)
  }
  await (isSigningIn(exchange, path) ? context.deps.signInQueue(exchange.address, answer) : answer())
}

/**
 * Requests before and after the sign-in page. Not silent checks (`prompt=none`), which signed-in people make, and not
 * requests with a body, with which a slow client could block others.
 */
const isSigningIn = ({ req, url }: Exchange, path: string): boolean =>
  req.method === 'GET' && path.startsWith(`${protocolPath}/auth`) && url.searchParams.get('prompt') !== 'none'

/** Once, when a sign-in begins: the switch on the page may then change it. */
function keepRequestedTheme({ deps }: RealmContext, { res, url }: Exchange) {
  const cookie = requestedThemeCookie(deps.config, url)
  if (cookie) res.appendHeader('set-cookie', cookie)
}

/** oidc-provider builds URLs and secure cookies from these headers, so we set them instead of the client. */
function setPublicHeaders(headers: Exchange['req']['headers'], { host, protocol }: URL) {
  headers.host = host
  headers['x-forwarded-host'] = host
  headers['x-forwarded-proto'] = protocol.replace(':', '')
}

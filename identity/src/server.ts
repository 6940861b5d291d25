import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import { type Checks, createReadiness } from '@bailclair/server-kit/health/readiness.ts'
import { clientAddress } from '@bailclair/server-kit/network/client-address.ts'
import { limitConnections } from '@bailclair/server-kit/network/limit-connections.ts'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import { currentSpan } from '@bailclair/server-kit/trace/current-span.ts'
import { answerAdmin } from '#admin/answer-admin.ts'
import { answerFailure } from '#answer-failure.ts'
import type { Deps } from '#deps.ts'
import { findResource, resourceHeaders } from '#pages/resources.ts'
import { basePath } from '#platform/http/base-path.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import { answerHealth } from '#platform/http/health.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { observe } from '#platform/http/observe.ts'
import { factsOf } from '#platform/http/request-facts.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { answerRealm } from '#realm/answer-realm.ts'
import type { Realm, Realms } from '#realm/realm.ts'
import { isRealmName } from '#realm/realm-names.ts'

export type ServerState = { isDraining: () => boolean; checks: Checks; trace?: ErrorReporter['trace'] }

/** Builds the server without listening. */
export function createIdentityServer(deps: Deps, realms: Realms, { isDraining, checks, trace }: ServerState): Server {
  const { config, logger, metrics } = deps
  const ready = createReadiness({ ...checks, accepting: () => !isDraining() }, { logger, registry: metrics.registry })
  const isTrustedProxy = inNetworks(config.TRUSTED_PROXIES)
  const headers = new Map(Object.entries(securityHeaders(config)))

  const server = createServer(
    {
      maxHeaderSize: config.HEADER_LIMIT_BYTES,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: config.KEEP_ALIVE_TIMEOUT_MS,
      // interval at which Node looks for slow connections, in milliseconds; its default is 30 s
      connectionsCheckingInterval: 1_000,
    },
    async (req, res) => {
      const span = observe(req, res, { ...deps, trace })
      res.setHeaders(headers)
      res.setHeader('x-request-id', factsOf(req).id)
      // makes clients reconnect to another instance during a shutdown
      if (isDraining()) res.setHeader('connection', 'close')
      const exchange = { req, res, url: publicUrl(config, req), address: clientAddress(req, isTrustedProxy) }
      await currentSpan.run(span, () =>
        answer(exchange).catch((error: unknown) => answerFailure(deps, exchange, error)),
      )
    },
  )
  limitConnections(server, { config, isTrustedProxy })
  return server

  async function answer(exchange: Exchange): Promise<void> {
    // oidc-provider would store the NUL, which PostgreSQL cannot
    if (exchange.url.href.includes('%00')) throw new HttpError(400)
    const path = pathBelow(basePath(config), exchange.url.pathname)
    const [, first = '', second = ''] = path.split('/')
    if (first === 'health') return answerHealth(exchange, path, ready)
    if (first === 'resources') return answerResource(exchange, path)
    if (first === 'realms') {
      const realm = findRealm(realms, second)
      if (!realm) throw new HttpError(404)
      return answerRealm({ deps, realm }, exchange, path.slice(`/realms/${second}`.length))
    }
    const [, , , third = ''] = path.split('/')
    if (first === 'admin' && second === 'realms')
      return answerAdmin(
        { deps, realm: findRealm(realms, third) },
        exchange,
        path.slice(`/admin/realms/${third}`.length),
      )
    throw new HttpError(404)
  }
}

const findRealm = (realms: Realms, name: string): Realm | undefined =>
  isRealmName(name) ? realms.get(name) : undefined

/** The public URL of a request: host and scheme come from IDENTITY_URL, whatever the request says. */
function publicUrl({ IDENTITY_URL }: Deps['config'], { url = '/' }: IncomingMessage): URL {
  const { origin } = new URL(IDENTITY_URL)
  // `*` and absolute URLs are for proxies
  return new URL(url.startsWith('/') ? `${origin}${url}` : `${origin}/*`)
}

/** A proxy in front may or may not strip the base path. */
const pathBelow = (base: string, path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)

function answerResource({ req, res }: Exchange & { res: ServerResponse }, path: string): void {
  const resource = findResource(path)
  if (!resource || !['GET', 'HEAD'].includes(req.method ?? '')) throw new HttpError(404)
  factsOf(req).route = '/resources/:file'
  res.writeHead(200, resourceHeaders(resource))
  res.end(req.method === 'HEAD' ? undefined : resource.body)
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '#deps.ts'
import type { Config } from '#platform/config/environment.ts'
import { clientErrorHandler } from './client-error.ts'
import { sendError } from './error-handler.ts'
import { parseJson } from './parse-json.ts'
import { securityHeaders } from './security-headers.ts'

/** Tokens of a share link, a mail or a bearer of ours are shorter; Fastify's 100 would cut an address search. */
const maxParamLength = 500
/** How often Node looks for connections that are too slow, in milliseconds; its default is 30 s. */
const slowClientCheckMs = 1_000

/** Fastify's defaults that an API open to the world cannot keep (decision 45). */
export function serverOptions({ config, logger, metrics }: Pick<Deps, 'config' | 'logger' | 'metrics'>) {
  const isTrustedProxy = inNetworks(config.TRUSTED_PROXIES)
  const answerClientError = clientErrorHandler(config, metrics)
  return {
    loggerInstance: logger as FastifyBaseLogger,
    // its lines contain addresses, and so tokens: observe-requests.ts writes ours
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? isTrustedProxy : false,
    genReqId: (request) => requestId(request as IncomingMessage, isTrustedProxy),
    bodyLimit: config.BODY_LIMIT_BYTES,
    // other routes allow less (sending-time.ts)
    requestTimeout: Math.max(config.REQUEST_TIMEOUT_MS, config.UPLOAD_TIMEOUT_MS),
    keepAliveTimeout: config.KEEP_ALIVE_TIMEOUT_MS,
    handlerTimeout: config.HANDLER_TIMEOUT_MS,
    // a client that reads nothing of its answer
    connectionTimeout: config.HANDLER_TIMEOUT_MS + 15_000,
    http: {
      maxHeaderSize: config.HEADER_LIMIT_BYTES,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: slowClientCheckMs,
    },
    routerOptions: { maxParamLength },
    // a request that arrives on an open connection while the server drains is served, not refused
    return503OnClosing: false,
    // an address that Fastify cannot read runs no hook
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers({ ...securityHeaders(config), 'x-request-id': request.id })),
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
  } satisfies FastifyHttpOptions<Server>
}

/** Ours, unless a proxy we trust already gave one: a stranger's could forge log lines. */
function requestId({ socket, headers }: IncomingMessage, isTrustedProxy: (address: string) => boolean): string {
  const given = headers['x-request-id']
  const isBelievable = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
  return isBelievable && isTrustedProxy(socket.remoteAddress ?? '') ? given : randomUUID()
}

export function setConnectionLimits({ server }: FastifyInstance, { MAX_CONNECTIONS }: Pick<Config, 'MAX_CONNECTIONS'>) {
  server.maxConnections = MAX_CONNECTIONS
}

/** Fastify also takes text/plain, which a browser may send from any page without asking. */
export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) =>
    parseJson(bytes),
  )
}

/** Tells clients that keep a connection to open another one, elsewhere: also those whose answer began before. */
export function closeConnectionsWhile(app: FastifyInstance, isDraining: () => boolean) {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
}

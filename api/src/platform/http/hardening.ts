import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { limitConnections } from '@bailclair/server-kit/network/limit-connections.ts'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '#deps.ts'
import type { Config } from '#platform/config/environment.ts'
import { beginCall, endCall } from '#platform/long-work.ts'
import { clientErrorHandler, type countRefused } from './client-error.ts'
import { sendError } from './error-handler.ts'
import { parseJson } from './parse-json.ts'
import { securityHeaders } from './security-headers.ts'

/** Longer than any token in our URLs. Fastify's default of 100 would cut an address search. */
const maxParamLength = 500
/** Interval at which Node looks for slow connections; its default is 30 s. */
const slowClientCheckMs = 1_000

type CountRefused = ReturnType<typeof countRefused>

/** Fastify's defaults do not suit an API that is open to the internet. */
export function serverOptions({ config, logger }: Pick<Deps, 'config' | 'logger'>, countRefused: CountRefused) {
  const isTrustedProxy = inNetworks(config.TRUSTED_PROXIES)
  const answerClientError = clientErrorHandler(config, countRefused)
  return {
    loggerInstance: logger as FastifyBaseLogger,
    // Fastify's log lines contain URLs, and so tokens; observe-requests.ts writes ours
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? isTrustedProxy : false,
    genReqId: (request) => requestId(request as IncomingMessage, isTrustedProxy),
    bodyLimit: config.BODY_LIMIT_BYTES,
    // routes without upload have a shorter limit (request-time.ts)
    requestTimeout: Math.max(config.REQUEST_TIMEOUT_MS, config.UPLOAD_TIMEOUT_MS),
    keepAliveTimeout: config.KEEP_ALIVE_TIMEOUT_MS,
    handlerTimeout: config.HANDLER_TIMEOUT_MS,
    // covers a client that does not read its response
    connectionTimeout: config.HANDLER_TIMEOUT_MS + 15_000,
    http: {
      maxHeaderSize: config.HEADER_LIMIT_BYTES,
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: slowClientCheckMs,
    },
    routerOptions: { maxParamLength },
    // during shutdown, requests on open connections are still served
    return503OnClosing: false,
    // Fastify runs no hooks for a URL that it cannot parse
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers({ ...securityHeaders(config), 'x-request-id': request.id })),
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
  } satisfies FastifyHttpOptions<Server>
}

/** Only a trusted proxy may set the request id. Anybody else could forge log lines with it. */
function requestId({ socket, headers }: IncomingMessage, isTrustedProxy: (address: string) => boolean): string {
  const given = headers['x-request-id']
  const isBelievable = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
  return isBelievable && isTrustedProxy(socket.remoteAddress ?? '') ? given : randomUUID()
}

export function setConnectionLimits({ server }: FastifyInstance, config: Config, countRefused: CountRefused) {
  limitConnections(server, {
    config,
    isTrustedProxy: inNetworks(config.TRUSTED_PROXIES),
    onDrop: () => countRefused('TooManyConnections'),
  })
}

/** Fastify also accepts text/plain, which a browser may send cross-origin without a preflight. */
export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) =>
    parseJson(bytes),
  )
}

/**
 * Sends `connection: close` during shutdown, so clients reconnect to another instance. Also on responses that began
 * before.
 */
export function closeConnectionsWhile(app: FastifyInstance, isDraining: () => boolean) {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
}

/** Long answers wait for the short ones (long-work.ts). */
export function putShortCallsFirst(app: FastifyInstance) {
  app.addHook('onRequest', async (request, { raw }) => {
    beginCall(request)
    raw.once('close', () => endCall(request))
  })
}

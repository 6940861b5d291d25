import { AppError, type ErrorCode, errorStatus } from '@bailclair/domain/contract/errors.ts'
import { isDatabaseUnavailable, isUnstorableText } from '@bailclair/server-kit/database/failures.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSearch } from './is-search.ts'
import { isProbe } from './probes.ts'

/** `Retry-After` in seconds by status, when the error itself does not say. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 2 }

/** Every error response is `{ errors, requestId }`. Only server errors are logged. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(new AppError('RouteNotFound'), request, reply))
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error, request)
  const status = errorStatus[failure.code]
  const { url: route } = request.routeOptions
  if (failure.code === 'Unexpected') request.log.error({ err: error, route }, 'unexpected error')
  // a failed probe is in the log once, when the answer changes
  else if (status >= 500 && !isProbe(request)) request.log.warn({ err: error }, 'unavailable')
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const seconds = failure.retryAfter ?? retryAfterSeconds[status]
  if (seconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(seconds)))
  // a client that still sends a refused body would keep the connection busy
  if (!request.raw.complete) reply.header('connection', 'close')
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: failure.entries, requestId: request.id })
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  return error instanceof AppError ? error : new AppError(codeOf(error, request), { cause: error })
}

function codeOf(error: unknown, request: FastifyRequest): ErrorCode {
  if (isDatabaseUnavailable(error)) return 'ServiceUnavailable'
  if (isUnstorableText(error)) return 'InvalidRequest'
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  // an address that cannot be decoded, or a parameter longer than any of ours, matches no route
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return isSearch(request.url) ? 'InvalidRequest' : 'RouteNotFound'
  // a timeout is the client's fault while its body is incomplete
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return request.raw.complete ? 'ServiceUnavailable' : 'RequestTimeout'
  if (statusCode === 413) return 'RequestTooLarge'
  if (statusCode === 415) return 'UnsupportedMediaType'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'InvalidRequest' : 'Unexpected'
}

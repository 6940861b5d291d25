import { currentSpan } from '@bailclair/server-kit/trace/current-span.ts'
import type { Span } from '@bailclair/server-kit/trace/span.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#deps.ts'
import { isProbe } from './probes.ts'

const spans = new WeakMap<FastifyRequest, Span>()

/** Each request is a span, named by its route template; everything it does runs inside. Probes have none. */
export function traceRequests(app: FastifyInstance, { tracer }: Pick<Deps, 'tracer'>) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) return done()
    const span = tracer.start(nameOf(request), 'server', request.headers['traceparent'])
    spans.set(request, span)
    currentSpan.run(span, done)
  })
  // the body arrives in events of the socket, which know nothing of this request
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) currentSpan.run(span, done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { method, routeOptions } = request
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'unmatched',
      'http.response.status_code': statusCode,
    }
    spans.get(request)?.end({ attributes, isError: statusCode >= 500 })
  })
}

/** For the log line of a request, which is written when its context may be over. */
export const traceIdOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceId

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unmatched'}`

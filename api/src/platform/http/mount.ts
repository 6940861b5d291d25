import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Route, RouteCall, RouteReply } from '@bailclair/domain/platform/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Deps, SignedIn } from '#deps.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { omitNulls, type WithNulls } from './omit-nulls.ts'
import { readCall } from './read-call.ts'

type Caller<R extends Route> = R['access'] extends 'owner' ? SignedIn : unknown
/** What a handler receives; `ip` is the visitor's, behind a trusted proxy too. */
type Call<R extends Route> = RouteCall<R> & Caller<R> & { ip: string; headers: IncomingHttpHeaders }
type Handler<R extends Route> = (
  call: Call<R>,
) => R['response'] extends z.ZodMiniType ? Promise<WithNulls<RouteReply<R>>> : Promise<void>

/** The only place where a contract meets Fastify: authenticate, validate, handle, serialise. */
export function mount<R extends Route>(
  app: FastifyInstance,
  deps: Pick<Deps, 'verifyAccessToken'>,
  route: R,
  handle: Handler<R>,
) {
  const status = route.status ?? 200
  const cacheControl = route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`
  const callers = new WeakMap<FastifyRequest, SignedIn>()

  app.route({
    method: route.method,
    url: route.path,
    // Fastify writes the answer from this schema: what it does not describe never leaves
    schema: route.response ? { response: { [status]: jsonSchemaOf(route.response, 'draft-7') } } : {},
    // fastify would run the handler of a GET for HEAD too, and some of ours do more than read
    exposeHeadRoute: route.cacheSeconds !== undefined,
    // before the body is read: a stranger's body is not worth reading
    onRequest: async (request) => {
      if (route.access === 'owner') callers.set(request, await authenticate(deps, request))
    },
    handler: async (request, reply) => {
      // the schemas have checked what TypeScript cannot follow through `route`
      const call = {
        ...readCall(route, request),
        ...callers.get(request),
        ip: request.ip,
        headers: request.headers,
      }
      const answer = await handle(call as unknown as Call<R>)
      reply.status(status).header('cache-control', cacheControl)
      return route.response ? omitNulls(answer) : reply.send()
    },
  })
}

async function authenticate({ verifyAccessToken }: Pick<Deps, 'verifyAccessToken'>, { headers }: FastifyRequest) {
  const [, bearer] = headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i) ?? []
  if (!bearer) throw new AppError('NotSignedIn')
  return verifyAccessToken(bearer)
}

import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { Access, Route, RouteCall, RouteReply } from '@bailclair/domain/platform/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Deps, SignedIn } from '#deps.ts'
import type { Session } from '#identity/identity-port.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { omitNulls, type WithNulls } from './omit-nulls.ts'
import { readCall } from './read-call.ts'

/** Who calls, as each kind of access tells it; `tenantAccount` may have no rental file yet. */
type Callers = { anonymous: unknown; webhook: unknown; owner: SignedIn; tenant: { tenantAccount: Session } }
/** What a handler receives; `ip` is the visitor's, behind a trusted proxy too. */
type Call<R extends Route> = RouteCall<R> & Callers[R['access']] & { ip: string; headers: IncomingHttpHeaders }
type Handler<R extends Route> = (
  call: Call<R>,
) => R['response'] extends z.ZodMiniType ? Promise<WithNulls<RouteReply<R>>> : Promise<void>

type Verifiers = Pick<Deps, 'verifyAccessToken' | 'verifyTenantToken'>

/** The only place where a contract meets Fastify: authenticate, validate, handle, serialise. */
export function mount<R extends Route>(app: FastifyInstance, deps: Verifiers, route: R, handle: Handler<R>) {
  const status = route.status ?? 200
  const cacheControl = route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`
  const callers = new WeakMap<FastifyRequest, object>()

  app.route({
    method: route.method,
    url: route.path,
    // Fastify writes the answer from this schema: what it does not describe never leaves
    schema: route.response ? { response: { [status]: jsonSchemaOf(route.response, 'draft-7') } } : {},
    // fastify would run the handler of a GET for HEAD too, and some of ours do more than read
    exposeHeadRoute: route.cacheSeconds !== undefined,
    // before the body is read: a stranger's body is not worth reading
    onRequest: async (request) => {
      const authenticate = authenticators[route.access]
      if (authenticate) callers.set(request, await authenticate(deps, bearerOf(request)))
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

/** A webhook's signature is over the body: its routes check it themselves (webhook.routes.ts). */
const authenticators: { [A in Access]?: (deps: Verifiers, bearer: string) => Promise<Callers[A] & object> } = {
  owner: ({ verifyAccessToken }, bearer) => verifyAccessToken(bearer),
  tenant: async ({ verifyTenantToken }, bearer) => ({ tenantAccount: await verifyTenantToken(bearer) }),
}

function bearerOf({ headers }: FastifyRequest): string {
  const [, bearer] = headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i) ?? []
  if (!bearer) throw new AppError('NotSignedIn')
  return bearer
}

import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import {
  type Access,
  type BytesReply,
  type BytesResponse,
  givesBytes,
  type Route,
  type RouteCall,
  type RouteReply,
  takesBytes,
} from '@bailclair/domain/contract/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod/mini'
import type { Deps, SignedIn, TenantAccount, Verifier } from '#deps.ts'
import { acceptAnything, assertFits, sendBytes } from './bytes.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { omitNulls, type WithNulls } from './omit-nulls.ts'
import { readCall } from './read-call.ts'
import { deliveryMs, limitSending, treatmentMs } from './sending-time.ts'

/** Who calls, as each kind of access tells it; `tenantAccount` may have no rental file yet. */
type Callers = {
  anonymous: unknown
  webhook: unknown
  owner: SignedIn
  tenant: { tenantAccount: TenantAccount }
  verifier: { verifier: Verifier }
}
/** What a handler receives beside the parts of its contract. */
type Circumstances = {
  /** The visitor's, behind a trusted proxy too. */
  ip: string
  headers: IncomingHttpHeaders
  /** Aborted once nobody waits for the answer any more. */
  signal: AbortSignal
}
type Call<R extends Route> = RouteCall<R> & Callers[R['access']] & Circumstances
type Reply<R extends Route> = R['response'] extends z.ZodMiniType
  ? Promise<WithNulls<RouteReply<R>>>
  : R['response'] extends BytesResponse
    ? Promise<BytesReply>
    : Promise<void>
type Handler<R extends Route> = (call: Call<R>) => Reply<R>
type Needs = Pick<Deps, 'config' | 'verifyAccessToken' | 'verifyTenantToken' | 'verifyStaffToken'>

/** The only place where a contract meets Fastify: authenticate, validate, handle, serialise. */
export function mount<R extends Route>(app: FastifyInstance, deps: Needs, route: R, handle: Handler<R>) {
  // the schemas have checked what TypeScript cannot follow through `route`
  const options = toOptions(deps, route, handle as unknown as AnyHandler)
  if (!takesBytes(route.body)) app.route(options)
  else
    app.register(async (upload) => {
      acceptAnything(upload)
      upload.route(options)
    })
}

type AnyHandler = (call: Circumstances) => Promise<unknown>

function toOptions(deps: Needs, route: Route, handle: AnyHandler): RouteOptions {
  const { body, response, status = 200 } = route
  const cacheControl = route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`
  const callers = new WeakMap<FastifyRequest, object>()

  return {
    method: route.method,
    url: route.path,
    // Fastify writes the answer from this schema: what it does not describe never leaves
    schema: response && !givesBytes(response) ? { response: { [status]: jsonSchemaOf(response, 'draft-7') } } : {},
    // fastify would run the handler of a GET for HEAD too, and some of ours do more than read
    exposeHeadRoute: route.cacheSeconds !== undefined,
    // before the body is read: a stranger's body is not worth reading
    onRequest: async (request) => {
      const authenticate = authenticators[route.access]
      if (authenticate) callers.set(request, await authenticate(deps, bearerOf(request)))
      if (takesBytes(body)) assertFits(request, body)
    },
    // Fastify's time for a handler is that for the whole answer
    ...(givesBytes(response) && { handlerTimeout: deliveryMs }),
    ...(takesBytes(body)
      ? { handlerTimeout: deps.config.UPLOAD_TIMEOUT_MS + treatmentMs }
      : { preParsing: limitSending(deps.config.REQUEST_TIMEOUT_MS) }),
    handler: async (request, reply) => {
      const { headers, ...parts } = readCall(route, request)
      const answer = await handle({
        ...parts,
        ...callers.get(request),
        ip: request.ip,
        headers: { ...request.headers, ...headers },
        signal: signalOf(reply),
      })
      reply.status(status).header('cache-control', cacheControl)
      if (!response) return reply.send()
      return givesBytes(response) ? sendBytes(reply, answer as BytesReply) : omitNulls(answer)
    },
  }
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}

/** A webhook's signature is over the body: its routes check it themselves (webhook.routes.ts). */
const authenticators: { [A in Access]?: (deps: Needs, bearer: string) => Promise<Callers[A] & object> } = {
  owner: ({ verifyAccessToken }, bearer) => verifyAccessToken(bearer),
  tenant: async ({ verifyTenantToken }, bearer) => ({ tenantAccount: await verifyTenantToken(bearer) }),
  verifier: async ({ verifyStaffToken }, bearer) => ({ verifier: await verifyStaffToken(bearer) }),
}

function bearerOf({ headers }: FastifyRequest): string {
  const [, bearer] = headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i) ?? []
  if (!bearer) throw new AppError('NotSignedIn')
  return bearer
}

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
import { isRecentSignIn } from '@bailclair/domain/identity/recent-sign-in.rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod/mini'
import type { Deps, SignedIn, TenantAccount, Verifier } from '#deps.ts'
import type { Session } from '#platform/session.ts'
import { acceptAnyContentType, assertContentLength, sendBytes } from './bytes.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { omitNulls, type WithNulls } from './omit-nulls.ts'
import { readCall } from './read-call.ts'
import { downloadTimeoutMs, limitRequestTime, processingMs } from './request-time.ts'

/** What a handler knows about the caller, by kind of access. A `tenantAccount` may have no rental file yet. */
type Callers = {
  anonymous: unknown
  webhook: unknown
  owner: SignedIn
  tenant: { tenantAccount: TenantAccount }
  verifier: { verifier: Verifier }
}
type CallContext = {
  /** The client's address, also behind a trusted proxy. */
  ip: string
  headers: IncomingHttpHeaders
  /** Aborted when the client closes the connection. */
  signal: AbortSignal
}
/** For routes that need a recent sign-in only for some bodies: throws 403 unless it is recent. */
type IfNeeded<R extends Route> = R['recentSignIn'] extends 'if-needed' ? { requireRecentSignIn: () => void } : unknown
type Call<R extends Route> = RouteCall<R> & Callers[R['access']] & IfNeeded<R> & CallContext
type Reply<R extends Route> = R['response'] extends z.ZodMiniType
  ? Promise<WithNulls<RouteReply<R>>>
  : R['response'] extends BytesResponse
    ? Promise<BytesReply>
    : Promise<void>
type Handler<R extends Route> = (call: Call<R>) => Reply<R>
type Needs = Pick<Deps, 'clock' | 'config' | 'verifyAccessToken' | 'verifyTenantToken' | 'verifyStaffToken'>

/** Connects a route contract to Fastify: authenticate, validate, handle, serialise. */
export function mount<R extends Route>(app: FastifyInstance, deps: Needs, route: R, handle: Handler<R>) {
  // TypeScript cannot follow the generic `route`; the schemas have checked the values
  const options = toOptions(deps, route, handle as unknown as AnyHandler)
  if (!takesBytes(route.body)) app.route(options)
  else
    app.register(async (upload) => {
      acceptAnyContentType(upload)
      upload.route(options)
    })
}

type AnyHandler = (call: CallContext) => Promise<unknown>

function toOptions(deps: Needs, route: Route, handle: AnyHandler): RouteOptions {
  const { body, response, status = 200 } = route
  const cacheControl = route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`
  const callers = new WeakMap<FastifyRequest, object>()

  return {
    method: route.method,
    url: route.path,
    // Fastify serialises by this schema, so fields outside the contract never leave
    schema: response && !givesBytes(response) ? { response: { [status]: jsonSchemaOf(response, 'draft-7') } } : {},
    // Fastify would run the GET handler for HEAD too, and some handlers have side effects
    exposeHeadRoute: route.cacheSeconds !== undefined,
    // authenticates before the body is read
    onRequest: async (request) => {
      const authenticate = authenticators[route.access]
      if (authenticate) {
        const { caller, session } = await authenticate(deps, bearerOf(request))
        const requireRecentSignIn = () => assertRecentSignIn(deps, session)
        if (route.recentSignIn === true) requireRecentSignIn()
        callers.set(request, { ...caller, ...(route.recentSignIn === 'if-needed' && { requireRecentSignIn }) })
      }
      if (takesBytes(body)) assertContentLength(request, body)
    },
    // Fastify's handler timeout covers the whole response
    ...(givesBytes(response) && { handlerTimeout: downloadTimeoutMs }),
    ...(takesBytes(body)
      ? { handlerTimeout: deps.config.UPLOAD_TIMEOUT_MS + processingMs }
      : { preParsing: limitRequestTime(deps.config.REQUEST_TIMEOUT_MS) }),
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

type Authenticated<A extends Access> = { caller: Callers[A] & object; session: Session }

/** Webhook signatures cover the body, so the webhook's routes check them (webhook.routes.ts). */
const authenticators: { [A in Access]?: (deps: Needs, bearer: string) => Promise<Authenticated<A>> } = {
  owner: async ({ verifyAccessToken }, bearer) => {
    const caller = await verifyAccessToken(bearer)
    return { caller, session: caller.session }
  },
  tenant: async ({ verifyTenantToken }, bearer) => {
    const tenantAccount = await verifyTenantToken(bearer)
    return { caller: { tenantAccount }, session: tenantAccount }
  },
  verifier: async ({ verifyStaffToken }, bearer) => {
    const verifier = await verifyStaffToken(bearer)
    return { caller: { verifier }, session: verifier }
  },
}

/** A stolen access token alone must not become the account. */
function assertRecentSignIn({ clock }: Needs, { authenticatedAt }: Session) {
  if (!isRecentSignIn(authenticatedAt, clock())) throw new AppError('RecentSignInRequired')
}

function bearerOf({ headers }: FastifyRequest): string {
  const [, bearer] = headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i) ?? []
  if (!bearer) throw new AppError('NotSignedIn')
  return bearer
}

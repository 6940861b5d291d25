import type { IncomingHttpHeaders } from 'node:http'
import { AppError, errorStatus } from '@bailclair/domain/contract/errors.ts'
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
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod/mini'
import type { Deps, SignedIn, TenantAccount, Verifier } from '#deps.ts'
import { workFor } from '#platform/long-work.ts'
import type { Version } from '#platform/poll-version.ts'
import type { Realm, Session } from '#platform/session.ts'
import { acceptAnyContentType, assertContentLength } from './bytes.ts'
import { countryReader } from './country.ts'
import type { Answer } from './omit-nulls.ts'
import { polledAnswers } from './polled-answers.ts'
import { readCall } from './read-call.ts'
import { downloadTimeoutMs, processingMs } from './request-time.ts'
import { answering, type StreamedAnswer } from './send-answer.ts'

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
  ? R['isStreamed'] extends true
    ? Promise<StreamedAnswer>
    : Promise<Answer<RouteReply<R>>>
  : R['response'] extends BytesResponse
    ? Promise<BytesReply>
    : R['responseHeader'] extends string
      ? Promise<string | undefined>
      : Promise<void>
type Handler<R extends Route> = (call: Call<R>) => Reply<R>
/** For polled routes. Read before the answer, so that an answer is never older than its ETag says. */
type VersionOf<R extends Route> = (call: Call<R>) => Version | Promise<Version>
type Needs = Pick<
  Deps,
  | 'clock'
  | 'config'
  | 'metrics'
  | 'accountGate'
  | 'answerMemory'
  | 'verifyAccessToken'
  | 'verifyTenantToken'
  | 'verifyStaffToken'
  | 'noticeVisit'
  | 'noticeLimit'
>

/** Connects a route contract to Fastify: authenticate, validate, handle, serialise. */
export function mount<R extends Route>(
  app: FastifyInstance,
  deps: Needs,
  route: R,
  handle: Handler<R>,
  versionOf?: VersionOf<R>,
) {
  // TypeScript cannot follow the generic `route`; the schemas have checked the values
  const options = toOptions(deps, route, handle as unknown as AnyHandler, versionOf as unknown as AnyVersionOf)
  if (!takesBytes(route.body)) app.route(options)
  else
    app.register(async (upload) => {
      acceptAnyContentType(upload)
      upload.route(options)
    })
}

type AnyHandler = (call: CallContext) => Promise<unknown>
type AnyVersionOf = ((call: CallContext) => Version | Promise<Version>) | undefined

function toOptions(deps: Needs, route: Route, handle: AnyHandler, versionOf: AnyVersionOf): RouteOptions {
  const { body, response } = route
  const { schema, prepare, send } = answering(route, versionOf !== undefined)
  const answerPoll = versionOf && polledAnswers(deps, route, schema)
  const callers = new WeakMap<FastifyRequest, object>()
  const realm = realms[route.access]
  const country = countryReader(deps.config)
  // a slow sender or reader would keep the other calls of its account waiting; these have limits of their own
  const isDownload = givesBytes(response) || route.isStreamed

  return {
    method: route.method,
    url: route.path,
    schema,
    // Fastify would run the GET handler for HEAD too, and some handlers have side effects
    exposeHeadRoute: route.cacheSeconds !== undefined,
    // authenticates before the body is read
    onRequest: async (request) => {
      const authenticate = authenticators[route.access]
      if (authenticate) {
        const { caller, session } = await authenticate(deps, bearerOf(request))
        const requireRecentSignIn = () => assertRecentSignIn(deps, session)
        if (realm)
          await deps.noticeVisit({ realm, session, ...visitOf(request), country: country(request), ...ownerOf(caller) })
        if (route.recentSignIn === true) requireRecentSignIn()
        callers.set(request, { ...caller, ...(route.recentSignIn === 'if-needed' && { requireRecentSignIn }) })
      }
      if (takesBytes(body)) assertContentLength(request, body)
    },
    // Fastify's handler timeout covers the whole response
    ...(isDownload && { handlerTimeout: downloadTimeoutMs }),
    ...(takesBytes(body) && {
      config: { isUpload: true },
      handlerTimeout: deps.config.UPLOAD_TIMEOUT_MS + processingMs,
    }),
    handler: async (request, reply) => {
      const { headers, ...parts } = readCall(route, request)
      const caller = callers.get(request)
      const signal = signalOf(reply)
      const call = { ...parts, ...caller, ip: request.ip, headers: { ...request.headers, ...headers }, signal }
      const account = caller && accountOf(caller)
      const accountName = `${account?.issuer} ${account?.subject}`
      const build = async () => prepare(reply, await handle(call))
      const work = () =>
        workFor(request, async () =>
          answerPoll
            ? answerPoll({ request, reply, account: accountName, asked: parts, version: await versionOf(call) }, build)
            : build(),
        )
      const hasOwnLimit = isDownload || takesBytes(body) || !caller
      const passed = hasOwnLimit ? work() : deps.accountGate(accountName, signal, work)
      const prepared = await passed.catch(async (error: unknown) => {
        if (error instanceof AppError && errorStatus[error.code] === 429)
          await deps.noticeLimit({ access: route.access, code: error.code, account })
        throw error
      })
      return send(request, reply, prepared)
    },
  }
}

function accountOf(caller: object): Session | undefined {
  const { session, tenantAccount, verifier } = caller as Partial<SignedIn & Callers['tenant'] & Callers['verifier']>
  return session ?? tenantAccount ?? verifier
}

/** One for all: an abort without a reason would make an exception for each response. */
const responseSent = new Error('The response was sent')

/** Streams free their slots by it, also when all went well. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort(raw.writableFinished ? responseSent : undefined))
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

const realms: { [A in Access]?: Realm } = { owner: 'owner', tenant: 'tenant', verifier: 'staff' }

const deviceId = /^[\w-]{22}$/

/** What is told to somebody whose account is used from a new device. */
const visitOf = ({ headers }: FastifyRequest) => ({
  device: deviceId.test(`${headers['x-device']}`) ? `${headers['x-device']}` : undefined,
  userAgent: headers['user-agent'],
  language: languageOfRequest(headers['accept-language']),
})
const ownerOf = (caller: object) => ('ownerId' in caller ? { ownerId: (caller as SignedIn).ownerId } : {})

function bearerOf({ headers }: FastifyRequest): string {
  const [, bearer] = headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i) ?? []
  if (!bearer) throw new AppError('NotSignedIn')
  return bearer
}

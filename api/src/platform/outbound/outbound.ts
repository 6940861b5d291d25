import http from 'node:http'
import https from 'node:https'
import { currentSpan } from '@bailclair/server-kit/trace/current-span.ts'
import type { Deps } from '#deps.ts'
import { type BreakerSettings, type BreakerState, createBreaker } from './breaker.ts'
import { type Answer, type Exchange, type ExchangeFailure, exchange } from './exchange.ts'
import { findUrl, parseBase, type Target } from './target.ts'

export type OutboundService = {
  /** For metrics and logs. */
  name: string
  /** From configuration. The client never leaves this origin and path prefix. */
  baseUrl: string
  timeoutMs: number
  maxBodyBytes: number
  breaker?: BreakerSettings
}

export type OutboundRequest = Target & {
  method?: Exchange['method']
  headers?: Readonly<Record<string, string>>
  body?: { json: unknown } | { text: string } | { form: Readonly<Record<string, string>> } | { bytes: Uint8Array }
  /** How the response body is read; by default as JSON. */
  reads?: Exchange['reads']
  mayRepeat?: boolean
}

type OutboundFailure = ExchangeFailure | { kind: 'breakerOpen' | 'notAllowed' }
export type OutboundResult = ({ ok: true } & Answer) | ({ ok: false } & OutboundFailure)

/** Called after each call; `seconds` includes the wait for a connection. */
export type ObserveOutbound = (call: {
  service: string
  outcome: 'ok' | OutboundFailure['kind']
  seconds: number
  breaker: BreakerState
}) => void

export type Outbound = ReturnType<typeof openOutbound>

/** Connections per service, so that a slow one cannot use up the sockets of the process. */
const maxConnections = 32
const defaultBreaker: BreakerSettings = { failures: 5, pauseMs: 10_000 }

/** All calls to outside services go through this: timeout, size limit, no redirects, circuit breaker, fixed origin. */
export function openOutbound(deps: Pick<Deps, 'clock'> & { observe: ObserveOutbound }, service: OutboundService) {
  const base = parseBase(service.baseUrl)
  const breaker = createBreaker(deps, service.breaker ?? defaultBreaker)
  const { Agent } = base.protocol === 'https:' ? https : http
  const pool = new Agent({ keepAlive: true, maxSockets: maxConnections, maxFreeSockets: 4 })

  async function attempt(request: OutboundRequest, traceparent?: string): Promise<OutboundResult> {
    const url = findUrl(base, request)
    if (!url) return { ok: false, kind: 'notAllowed' }
    const encoded = encode(request, traceparent)
    const settle = breaker.tryEnter()
    if (!settle) return { ok: false, kind: 'breakerOpen' }
    const { timeoutMs, maxBodyBytes } = service
    const { reads = 'json', mayRepeat } = request
    const how = { reads, ...(mayRepeat !== undefined && { mayRepeat }) }
    const outcome = await exchange({ url, ...encoded, ...how, pool, timeoutMs, maxBodyBytes })
    settle(outcome.ok || isClientError(outcome))
    return outcome
  }

  return {
    async call(request: OutboundRequest): Promise<OutboundResult> {
      const start = performance.now()
      const span = currentSpan.getStore()?.startChild(`${request.method ?? 'GET'} ${service.name}`, 'client')
      const result = await attempt(request, span?.traceparent)
      const outcome = result.ok ? 'ok' : result.kind
      span?.end({ attributes: { 'peer.service': service.name, outcome }, isError: !result.ok })
      deps.observe({
        service: service.name,
        outcome,
        seconds: (performance.now() - start) / 1000,
        breaker: breaker.state(),
      })
      return result
    },
    close: () => pool.destroy(),
  }
}

/** A 4xx comes from a healthy service. 429 asks us to stop, so it counts as a failure. */
const isClientError = (failure: ExchangeFailure) =>
  failure.kind === 'status' && failure.status < 500 && failure.status !== 429

function encode(
  { method = 'GET', headers, body }: OutboundRequest,
  traceparent?: string,
): Pick<Exchange, 'method' | 'headers' | 'body'> {
  const common = {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    ...(traceparent && { traceparent }),
    ...headers,
  }
  if (!body) return { method, headers: common }
  const [type, sent] = encodeBody(body)
  return { method, headers: { ...common, 'content-type': type, 'content-length': Buffer.byteLength(sent) }, body: sent }
}

function encodeBody(body: NonNullable<OutboundRequest['body']>): [type: string, sent: string | Uint8Array] {
  if ('json' in body) return ['application/json', JSON.stringify(body.json)]
  if ('text' in body) return ['text/plain; charset=utf-8', body.text]
  if ('form' in body) return ['application/x-www-form-urlencoded', new URLSearchParams(body.form).toString()]
  return ['application/octet-stream', body.bytes]
}

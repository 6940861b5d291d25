import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call a route: `owner` and `tenant` with a token of that realm, `webhook` whoever signs with its secret. It has
 * no default: every route says so.
 */
export type Access = 'anonymous' | 'owner' | 'tenant' | 'webhook'

/** One HTTP route, described once: the API mounts it, the web calls it, OpenAPI prints it. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the base path `/api`, parameters as `:name`. */
  path: string
  access: Access
  /** One line for the OpenAPI description. */
  summary: string
  /** 200 unless said otherwise. */
  status?: 201 | 202 | 204
  /** Seconds a shared cache may keep the answer; without it, `no-store`. */
  cacheSeconds?: number
  /** What a parameter that cannot exist answers: the same as one that does not (contract: 404). Without it, 400. */
  notFound?: ErrorCode
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** Absent for 202 and 204: nothing is answered. */
  response?: z.ZodMiniType
}

export const defineRoute = <const R extends Route>(route: R): R => route

type Part = 'params' | 'query' | 'body'

/** What the caller sends. */
export type RouteInput<R extends Route> = {
  [K in Part & keyof R]: R[K] extends z.ZodMiniType ? z.input<R[K]> : never
}

/** What the handler receives, once parsed. */
export type RouteCall<R extends Route> = {
  [K in Part & keyof R]: R[K] extends z.ZodMiniType ? z.output<R[K]> : never
}

export type RouteReply<R extends Route> = R['response'] extends z.ZodMiniType ? z.input<R['response']> : undefined
export type RouteResult<R extends Route> = R['response'] extends z.ZodMiniType ? z.output<R['response']> : undefined

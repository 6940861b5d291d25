import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call a route: `owner` and `tenant` with a token of that realm, `verifier` with one of realm `staff` that has
 * this role, `webhook` whoever signs with its secret. It has no default: every route says so.
 */
export type Access = 'anonymous' | 'owner' | 'tenant' | 'verifier' | 'webhook'

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
  /** Those that mean something here, in lower case. */
  headers?: z.ZodMiniObject
  body?: z.ZodMiniType | BytesBody
  /** Absent for 202 and 204: nothing is answered. */
  response?: z.ZodMiniType | BytesResponse
}

/** A body that is no JSON but a file, of any declared type: what it is, its bytes say. */
export type BytesBody = {
  /** Largest size. */
  bytesUpTo: number
  /** What a larger one answers. */
  tooLarge: ErrorCode
}

/** An answer that is no JSON but a file of one of these media types. */
export type BytesResponse = { bytesOf: readonly string[] }

/** A file as the server gives it out: always to be saved, never to be run as a page of ours. */
export type BytesReply = { mediaType: string; fileName: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }

export const defineRoute = <const R extends Route>(route: R): R => route

export const takesBytes = (body: Route['body']): body is BytesBody => body !== undefined && 'bytesUpTo' in body
export const givesBytes = (response: Route['response']): response is BytesResponse =>
  response !== undefined && 'bytesOf' in response

type Part = 'params' | 'query' | 'headers' | 'body'

/** What the caller sends. */
export type RouteInput<R extends Route> = {
  [K in Part & keyof R]: R[K] extends z.ZodMiniType ? z.input<R[K]> : Blob
}

/** What the handler receives: parsed, or bytes as they arrive. */
export type RouteCall<R extends Route> = {
  [K in Part & keyof R]: R[K] extends z.ZodMiniType ? z.output<R[K]> : AsyncIterable<Uint8Array>
}

type Response<R extends Route, Json, Bytes> = R['response'] extends z.ZodMiniType
  ? Json
  : R['response'] extends BytesResponse
    ? Bytes
    : undefined

type Answer<R extends Route> = Extract<R['response'], z.ZodMiniType>
export type RouteReply<R extends Route> = Response<R, z.input<Answer<R>>, BytesReply>
export type RouteResult<R extends Route> = Response<R, z.output<Answer<R>>, Blob>

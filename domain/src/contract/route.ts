import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * `owner` and `tenant`: an access token of that realm. `verifier`: a token of realm `staff` with this role.
 * `webhook`: a request signed with the shared secret. There is no default, so that no route is open by accident.
 */
export type Access = 'anonymous' | 'owner' | 'tenant' | 'verifier' | 'webhook'

/** One HTTP route. The API mounts it, the sites call it, and OpenAPI documents it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `/api`; parameters are written `:name`. */
  path: string
  access: Access
  /**
   * Only soon after the password was typed (recent-sign-in.rules.ts), else 403 `RecentSignInRequired`. `if-needed`: the
   * handler knows for which bodies and calls `requireRecentSignIn`.
   */
  recentSignIn?: true | 'if-needed'
  /** One line in openapi.json. */
  summary: string
  /** Default: 200. */
  status?: 201 | 202 | 204
  /** Shared caches may keep the response this long. Default: `no-store`. */
  cacheSeconds?: number
  /** Answer to a malformed parameter: the same as to an unknown one. Default: 400. */
  notFound?: ErrorCode
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  /** Header names in lower case. */
  headers?: z.ZodMiniObject
  body?: z.ZodMiniType | BytesBody
  /** The response is sent while it is read: it grows with what an account has. */
  isStreamed?: true
  /** Absent for 202 and 204, which have no body. */
  response?: z.ZodMiniType | BytesResponse
  /** Without a body: the header, in lower case, that carries the handler's text. */
  responseHeader?: string
}

/** A file as request body. Its declared media type is ignored; the bytes are inspected instead. */
export type BytesBody = {
  bytesUpTo: number
  /** Answer to a larger body. */
  tooLarge: ErrorCode
}

/** A file of one of these media types as response. */
export type BytesResponse = { bytesOf: readonly string[] }

/** Sent as an attachment, so that a browser saves it and never opens it as a page of our origin. */
export type BytesReply = {
  mediaType: string
  fileName: string
  bytes: Uint8Array | AsyncIterable<Uint8Array> | AsyncIterable<string>
}

export const defineRoute = <const R extends Route>(route: R): R => route

export const takesBytes = (body: Route['body']): body is BytesBody => body !== undefined && 'bytesUpTo' in body
export const givesBytes = (response: Route['response']): response is BytesResponse =>
  response !== undefined && 'bytesOf' in response

type Part = 'params' | 'query' | 'headers' | 'body'

/** What the caller sends. */
export type RouteInput<R extends Route> = {
  [K in Part & keyof R]: R[K] extends z.ZodMiniType ? z.input<R[K]> : Blob
}

/** What the handler receives: parsed values, or a stream of bytes. */
export type RouteCall<R extends Route> = {
  [K in Part & keyof R]: R[K] extends z.ZodMiniType ? z.output<R[K]> : AsyncIterable<Uint8Array>
}

type Response<R extends Route, Json, Bytes> = R['response'] extends z.ZodMiniType
  ? Json
  : R['response'] extends BytesResponse
    ? Bytes
    : R['responseHeader'] extends string
      ? string | undefined
      : undefined

type Answer<R extends Route> = Extract<R['response'], z.ZodMiniType>
export type RouteReply<R extends Route> = Response<R, z.input<Answer<R>>, BytesReply>
export type RouteResult<R extends Route> = Response<R, z.output<Answer<R>>, Blob>

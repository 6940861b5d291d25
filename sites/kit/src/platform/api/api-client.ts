import { type ErrorCode, type ErrorEntry, errorStatus } from '@bailclair/domain/contract/errors.ts'
import {
  type BytesResponse,
  givesBytes,
  type Route,
  type RouteInput,
  type RouteResult,
  takesBytes,
} from '@bailclair/domain/contract/route.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { ApiError } from './api-error.ts'

type Transport = {
  /** Including `/api/`. */
  baseUrl: string
  language: () => Language
  accessToken: () => string | undefined
  /** The API refused this token: whether to ask again, with the token of then. */
  replaceToken?: (refused: string) => Promise<boolean>
  /** The call needs a recent sign-in: whether the person has proved again who they are, so that it is sent again. */
  confirmPerson?: () => Promise<boolean>
  /** Names this browser to the API, when somebody is signed in. */
  device?: () => string | undefined
  fetch?: typeof fetch
  /** In milliseconds; longer than the API's own timeout. */
  timeLimit?: number
}

/** In milliseconds: everything of an account may be large, and waits for other exports. */
export const downloadTimeLimit = 120_000

type Sent = { params?: object; query?: object; headers?: Record<string, string>; body?: unknown }

/** The server detects the type from the bytes. */
const bytesType = 'application/octet-stream'

export type Api = <R extends Route>(
  route: R,
  input: RouteInput<R>,
  options?: {
    signal?: AbortSignal
    /** In milliseconds, for slow calls. */
    timeLimit?: number
  },
) => Promise<RouteResult<R>>

/** A response with its ETag. */
type CachedResponse = { address: string; etag: string; result: unknown }

/** Turns a contract into a call. Knows nothing of toasts, routes or React. */
export function createApi({ baseUrl, language, accessToken, timeLimit = 20_000, ...transport }: Transport): Api {
  /** The last response with an ETag, reused after a 304 (decision 169). */
  let last: CachedResponse | undefined
  const call: Api = async (route, input, options = {}) => {
    const { signal, timeLimit: ownLimit = timeLimit } = options
    const send = transport.fetch ?? fetch
    const { params = {}, query = {}, headers = {}, body } = input as Sent
    const token = accessToken()
    const device = token && transport.device?.()
    const limit = AbortSignal.timeout(ownLimit)
    const address = addressOf(baseUrl, route.path, params, query)
    const known = route.method === 'GET' && last?.address === address.href ? last : undefined

    try {
      const sent = send(address, {
        method: route.method,
        headers: {
          accept: givesBytes(route.response) ? '*/*' : 'application/json',
          'accept-language': language(),
          ...headers,
          ...(known && { 'if-none-match': known.etag }),
          ...(body !== undefined && { 'content-type': takesBytes(route.body) ? bytesType : 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(device && { 'x-device': device }),
        },
        ...(body !== undefined && { body: takesBytes(route.body) ? (body as Blob) : JSON.stringify(body) }),
        // The session is sent in the Authorization header only.
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      const response = await holdFailureWhileLeaving(sent)
      if (known && response.status === 304) return known.result as never
      if (!response.ok) throw await failureOf(response)
      if (givesBytes(route.response)) return (await response.blob()) as never
      if (route.responseHeader) return (response.headers.get(route.responseHeader) ?? undefined) as never
      const result = route.response && resultOf(route.response, await response.json())
      const etag = response.headers.get('etag')
      if (etag && route.method === 'GET') last = { address: address.href, etag, result }
      return result as never
    } catch (cause) {
      if (token && hasCode(cause, 'NotSignedIn') && (await transport.replaceToken?.(token)))
        return call(route, input, options)
      if (hasCode(cause, 'RecentSignInRequired') && (await transport.confirmPerson?.()))
        return call(route, input, options)
      if (cause instanceof ApiError || signal?.aborted) throw cause
      if (limit.aborted) throw new ApiError('TimedOut', { cause })
      if ((cause as Error | undefined)?.name === 'SyntaxError') throw new ApiError('Unexpected', { cause })
      throw new ApiError('NetworkFailure', { cause })
    }
  }
  return call
}

const hasCode = (cause: unknown, code: ErrorCode) => cause instanceof ApiError && cause.code === code

function addressOf(baseUrl: string, path: string, params: object, query: object): URL {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${filled}`)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
  }
  return url
}

/** An invalid response fails here, with a clear error, instead of breaking the page. */
function resultOf(schema: Exclude<Route['response'], BytesResponse | undefined>, body: unknown): unknown {
  const { success, data, error } = schema.safeParse(body)
  if (!success) throw new ApiError('Unexpected', { cause: error })
  return data
}

type FailureBody = { errors?: { code?: unknown; field?: string; message?: string }[]; requestId?: string }

async function failureOf(response: Response): Promise<ApiError> {
  const { status, headers } = response
  // A proxy may answer with an HTML page.
  const body: FailureBody = await response.json().catch(() => ({}))
  const entries = (Array.isArray(body.errors) ? body.errors : []).filter(isKnown)
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new ApiError(entries[0]?.code ?? codeOf(status), {
    status,
    entries,
    requestId: body.requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  })
}

const isKnown = (entry: { code?: unknown } | null): entry is ErrorEntry =>
  typeof entry?.code === 'string' && Object.hasOwn(errorStatus, entry.code)

/** Falls back to the status when the body is unreadable. */
function codeOf(status: number): ErrorCode {
  if (status === 401) return 'NotSignedIn'
  if (status === 429) return 'TooManyRequests'
  return status >= 502 && status <= 504 ? 'ServiceUnavailable' : 'Unexpected'
}

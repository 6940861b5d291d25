import { givesBytes, type Route } from '@bailclair/domain/contract/route.ts'
import { fillPath } from '#platform/router/path-pattern.ts'

type Options = {
  /** Including `/api/`. */
  apiUrl: string
  /** In milliseconds. */
  timeLimit?: number
  /** Calls at the same time. */
  limit?: number
}

/** Undefined: not found, too late or any other failure. The browser then asks itself and tells the visitor. */
export type AskApi = (
  route: Route,
  params: Readonly<Record<string, string>>,
  /** For the API's rate limits. */
  visitor?: string | undefined,
) => Promise<unknown>

/**
 * 500 ms: the API answers in a few milliseconds, and a visitor waits for nothing else. 100 calls: fewer connections than
 * the API allows one network.
 */
export function createAskApi({ apiUrl, timeLimit = 500, limit = 100 }: Options): AskApi {
  let open = 0
  return async (route, params, visitor) => {
    const { response: schema } = route
    if (open >= limit || !schema || givesBytes(schema)) return
    open++
    try {
      const response = await fetch(`${apiUrl.replace(/\/$/, '')}${fillPath<string>(route.path, params)}`, {
        signal: AbortSignal.timeout(timeLimit),
        redirect: 'error',
        headers: visitor ? { 'x-forwarded-for': visitor } : {},
      })
      const { data, success } = schema.safeParse(await response.json())
      return response.ok && success ? data : undefined
    } catch {
      return
    } finally {
      open--
    }
  }
}

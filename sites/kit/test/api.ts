import type { ErrorCode } from '@bailclair/domain/contract/errors.ts'
import { vi } from 'vitest'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
type Call = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown }

/** `{ 'POST register/account': () => ok({ email }, 201) }` */
type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

export const ok = (body?: unknown, status = 200): Answer => ({ status, body })
export const failure = (status: number, code: ErrorCode, more: { field?: string; message?: string } = {}): Answer => ({
  status,
  body: { errors: [{ code, ...more }], requestId: 'r-1' },
})

/**
 * Replaces `fetch`; everything above it is real. A call without an answer fails like an unreachable server. Returns the
 * calls.
 */
export function stubApi(answers: Answers): { calls: Call[]; sent: () => string[] } {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const path = url.pathname.replace(/^\/api\//, '')
    const call: Call = {
      method,
      path,
      query: url.searchParams,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    calls.push(call)
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new TypeError('Failed to fetch')
    const given = await answer(call)
    const { status, headers: sent = {} } = given
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), { status, headers: sent })
  })
  return { calls, sent: () => calls.map(({ method, path }) => `${method} ${path}`) }
}

import { type Asked, type Client, createClient, nextAddress } from '@bailclair/one-machine/stack/visitor-client.ts'
import { percentile } from '../figures.ts'

type Entry = { kind: string; at: number; ms: number }

/** Every request of the soak, with what it took until the last byte. */
export function createJournal() {
  const entries: Entry[] = []
  const errors = new Map<string, number>()
  /** Ids of accesses that tenants have withdrawn: an owner whose list is three seconds old may still open one. */
  const withdrawn = new Set<string>()
  const isWithdrawn = (url: string) => (url.match(uuid) ?? []).some((id) => withdrawn.has(id))

  function noteError(text: string) {
    errors.set(text, (errors.get(text) ?? 0) + 1)
  }

  /** A browser with connections and an address of its own; an error is noted and thrown. */
  function openBrowser(): Client {
    const { send, close } = createClient(nextAddress())
    const record = async (url: string, asked: Asked = {}) => {
      const kind = kindOf(asked, url)
      const began = performance.now()
      try {
        const answer = await send(url, asked)
        const isGone = answer.status === 404 && isWithdrawn(url)
        entries.push({
          kind: answer.status === 304 ? `${kind} unchanged` : isGone ? `${kind} withdrawn` : kind,
          at: Date.now(),
          ms: performance.now() - began,
        })
        if (answer.status >= 400 && !isGone) throw new Error(`${answer.status} ${codeIn(await answer.text())}`)
        return answer
      } catch (error) {
        noteError(`${kind}: ${error instanceof Error ? error.message : error}`)
        throw error
      }
    }
    return { send: record, close }
  }

  return {
    openBrowser,
    noteError,
    noteWithdrawal: (id: string) => void withdrawn.add(id),
    errors: () => [...errors].map(([text, times]) => `${times} × ${text}`),
    errorCount: () => [...errors.values()].reduce((sum, times) => sum + times, 0),
    between: (from: number, to: number) => entries.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms),
    /** The most frequent kind first. */
    byKind: () =>
      [...Map.groupBy(entries, ({ kind }) => kind)]
        .map(([kind, of]) => [kind, of.map(({ ms }) => ms)] as const)
        .sort(([, a], [, b]) => b.length - a.length),
    all: (isCounted: (kind: string) => boolean) => entries.filter(({ kind }) => isCounted(kind)).map(({ ms }) => ms),
  }
}
export type Journal = ReturnType<typeof createJournal>

export const figuresOf = (times: readonly number[]) =>
  [50, 95, 99].map((percent) => `p${percent} ${percentile(times, percent).toFixed(0).padStart(4)} ms`).join(', ')

/** Pages, password and code of a sign-in; refreshing a token is part of the work. */
export const isSignIn = (kind: string) => kind.includes('/realms/') && !kind.endsWith(' refresh')
export const isAtWork = (kind: string) => !isSignIn(kind)

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** Method and path, without the ids in it. */
function kindOf({ method = 'GET', body }: Asked, url: string): string {
  const path = new URL(url).pathname.replace(/^\/api\//, '')
  const isRefresh = typeof body === 'string' && body.includes('grant_type=refresh_token')
  return `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}/g, '…')}${isRefresh ? ' refresh' : ''}`
}

/** Of the API's catalogue; a page has none. */
const codeIn = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? ''

import { UnexpectedAnswer } from '@bailclair/one-machine/stack/unexpected-answer.ts'

export type Result = { kind: string; startedAt: number; endedAt: number; isOk: boolean; failure: string }
export type Recorder = ReturnType<typeof createRecorder>

/** Every request of the load: when, of what kind, how it ended. */
export function createRecorder() {
  const results: Result[] = []
  return {
    results: (): readonly Result[] => results,
    /** Runs one action and keeps how it ended. Undefined when it failed: the load goes on. */
    record: async <T>(kind: string, action: () => Promise<T>): Promise<T | undefined> => {
      const startedAt = Date.now()
      const keep = (failure: string) =>
        results.push({ kind, startedAt, endedAt: Date.now(), isOk: failure === '', failure })
      try {
        const value = await action()
        keep('')
        return value
      } catch (error) {
        keep(describeFailure(error))
        return undefined
      }
    },
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof UnexpectedAnswer) return error.message
  const { code, name, message } = error as NodeJS.ErrnoException
  return code ?? `${name}: ${message}`
}

/** Kinds of requests that the same servers answer. */
const services: Record<string, string> = {
  page: 'sites',
  asset: 'sites',
  refresh: 'identity',
  'sign-in': 'identity',
  upload: 'documents',
  download: 'documents',
  erase: 'documents',
}

/** Seconds from an error to the next good answer of the same service, added up; of the service with the most. */
export function unavailableSeconds(results: readonly Result[]): number {
  const groups = Map.groupBy(results, ({ kind }) => services[kind] ?? 'api')
  return Math.max(0, ...[...groups.values()].map(secondsOf))
}

function secondsOf(results: readonly Result[]): number {
  let failedAt: number | undefined
  let total = 0
  for (const { isOk, endedAt } of results.toSorted((a, b) => a.endedAt - b.endedAt)) {
    if (!isOk) failedAt ??= endedAt
    else if (failedAt !== undefined) {
      total += endedAt - failedAt
      failedAt = undefined
    }
  }
  return total / 1_000
}

import { UnexpectedAnswer } from './session.ts'

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

/** Longest time in which one kind of request got nothing but failures, in seconds. */
export function longestOutage(results: readonly Result[]): number {
  const kinds = new Set(results.map(({ kind }) => kind))
  const outages = [...kinds].flatMap((kind) => {
    const own = results.filter((result) => result.kind === kind).toSorted((a, b) => a.endedAt - b.endedAt)
    let began: number | undefined
    return own.map(({ isOk, startedAt, endedAt }) => {
      if (!isOk) began ??= startedAt
      const length = began === undefined ? 0 : endedAt - began
      if (isOk) began = undefined
      return length
    })
  })
  return Math.max(0, ...outages) / 1_000
}

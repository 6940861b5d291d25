import { setTimeout as sleep } from 'node:timers/promises'

/** Each function makes one call and rejects unless it succeeds. */
export type Routes = Readonly<Record<string, () => Promise<void>>>
/** By route: durations of successful calls and errors of the others. */
export type Answers = Map<string, { milliseconds: number[]; failures: string[] }>

/**
 * Calls the routes in turn every `pauseMs`, without waiting for earlier responses: a slow server gets as many calls as
 * a fast one. Resolves when `until` has settled and the last response has arrived.
 */
export async function probe(routes: Routes, until: Promise<unknown>, pauseMs = 8): Promise<Answers> {
  const answers: Answers = new Map()
  const asked: Promise<void>[] = []
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const [name, ask] of Object.entries(routes)) {
      asked.push(measure(name, ask))
      await sleep(pauseMs)
    }
  }
  await Promise.all([over, ...asked])
  return answers

  async function measure(name: string, ask: () => Promise<void>) {
    const { milliseconds, failures } = answers.get(name) ?? { milliseconds: [], failures: [] }
    answers.set(name, { milliseconds, failures })
    const began = performance.now()
    try {
      await ask()
      milliseconds.push(performance.now() - began)
    } catch (error) {
      failures.push(String(error))
    }
  }
}

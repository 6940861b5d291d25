import { setTimeout as sleep } from 'node:timers/promises'

/** What a visitor who is already there asks for; rejects unless the answer is good. */
export type Routes = Readonly<Record<string, () => Promise<void>>>
/** By route: how long each good answer took, in milliseconds, and what was wrong with the others. */
export type Answers = Map<string, { milliseconds: number[]; failures: string[] }>

/**
 * Asks each route in turn, `pause` milliseconds apart and whether or not the answers before have come: a server that
 * stalls is asked as often as one that does not. Ends when `until` does, and the last answer came.
 */
export async function probe(routes: Routes, until: Promise<unknown>, pause = 8): Promise<Answers> {
  const answers: Answers = new Map()
  const asked: Promise<void>[] = []
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const [name, ask] of Object.entries(routes)) {
      asked.push(measure(name, ask))
      await sleep(pause)
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

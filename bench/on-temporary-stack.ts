import { setTimeout as sleep } from 'node:timers/promises'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'

const defaultTimeoutMs = 15 * 60_000

/** What a benchmark found: each problem is printed, and any of them makes it fail. The signal is its timeout. */
type Measure = (stack: Stack, signal: AbortSignal) => Promise<string[]>

export async function onTemporaryStack(measure: Measure, timeoutMs = defaultTimeoutMs): Promise<never> {
  const stack = await startTemporaryStack()
  const timeout = sleep(timeoutMs, ['It took too long.'], { ref: false })
  const work = measure(stack, AbortSignal.timeout(timeoutMs))
  const problems = await Promise.race([work, timeout]).finally(stack.stop)
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { UnexpectedAnswer } from '@bailclair/one-machine/stack/unexpected-answer.ts'

const timeoutMs = 120_000

/** Asks until there is a definite answer: undefined means that it is gone, not that a server was just away. */
export async function findAgain<T>(ask: () => Promise<T>): Promise<T | undefined> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(1_000)) {
    try {
      return await ask()
    } catch (error) {
      const isGone = error instanceof UnexpectedAnswer && error.status < 500 && error.status !== 401
      if (isGone || Date.now() > deadline) return undefined
    }
  }
}

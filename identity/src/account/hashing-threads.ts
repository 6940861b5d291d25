import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

type Work = { password: string } & ({ hash: string } | { cost: Options })
export type HashingTask = Work & { id: number }
export type HashingAnswer = { id: number; result: string | boolean } | { id: number; error: unknown }

/**
 * Argon2 in its own threads. In Node's shared thread pool, many sign-ins at once would delay the signing of tokens and
 * compete with the server for the processor.
 */
export function startHashingThreads(count: number) {
  const waiting = new Map<number, PromiseWithResolvers<string | boolean>>()
  const threads = Array.from({ length: count }, startThread)
  let asked = 0

  function startThread(): Worker {
    const thread = new Worker(new URL('./hashing-thread.ts', import.meta.url))
    thread.unref()
    thread.on('message', (answer: HashingAnswer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if ('error' in answer) reject?.(answer.error)
      else resolve?.(answer.result)
      if (waiting.size === 0) for (const it of threads) it.unref()
    })
    return thread
  }

  function ask(work: Work): Promise<string | boolean> {
    const id = asked++
    const task = Promise.withResolvers<string | boolean>()
    waiting.set(id, task)
    const thread = threads[id % count]
    thread?.ref() // keeps the process alive while it waits for a result
    thread?.postMessage({ id, ...work } satisfies HashingTask)
    return task.promise
  }

  return {
    hash: (password: string, cost: Options) => ask({ password, cost }) as Promise<string>,
    verify: (hash: string, password: string) => ask({ hash, password }) as Promise<boolean>,
  }
}

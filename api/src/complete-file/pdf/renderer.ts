import { Worker } from 'node:worker_threads'
import { createGate } from '#document/gate.ts'
import type { DocumentJob } from './document-piece.ts'
import type { Front, FrontJob } from './front-piece.ts'
import type { Piece } from './piece.ts'
import type { Job, Outcome } from './render.worker.ts'

/** Work that failed or took too long; another try would not go better. */
export class RenderingFailed extends Error {}

export type Renderer = {
  front: (job: FrontJob) => Promise<Front>
  /** The job is asked for once a thread is free for it. */
  document: (prepare: () => Promise<DocumentJob>) => Promise<Piece>
  close: () => Promise<void>
}

type Limits = { atOnce: number; waiting: number; timeLimitMs: number; heapMegabytes: number }

/** A page of a document takes milliseconds; the limits are for one that was made to take for ever. */
const usual: Limits = { atOnce: 2, waiting: 100, timeLimitMs: 20_000, heapMegabytes: 384 }

/**
 * Writes pieces of PDF in threads of their own: the API goes on answering, and a document that eats time or memory
 * takes a thread with it and nothing else.
 */
export function createRenderer(limits: Partial<Limits> = {}): Renderer {
  const { atOnce, waiting, timeLimitMs, heapMegabytes } = { ...usual, ...limits }
  const pass = createGate({ atOnce, waiting })
  const resting: Worker[] = []
  const working = new Set<Worker>()

  function wake(): Worker {
    const rested = resting.pop()
    if (rested) return rested
    const worker = new Worker(new URL('./render.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // the library tells the console what it stumbles upon, which is somebody's
      stdout: true,
      stderr: true,
      env: {},
    })
    for (const stream of [worker.stdout, worker.stderr]) stream.resume()
    worker.unref()
    // waited for while it works; at rest nothing can fail
    worker.on('error', () => undefined)
    return worker
  }

  const render = (prepare: () => Promise<Job>) =>
    pass(async () => {
      const job = await prepare()
      const worker = wake()
      working.add(worker)
      const outcome = await answerOf(worker, job, timeLimitMs)
      working.delete(worker)
      if (outcome === 'lost') await worker.terminate()
      else resting.push(worker)
      if (outcome === 'lost' || 'failure' in outcome)
        throw new RenderingFailed(outcome === 'lost' ? outcome : outcome.failure)
      return outcome.piece
    })

  return {
    front: (job) => render(async () => job) as Promise<Front>,
    document: render,
    close: async () => {
      await Promise.all([...resting.splice(0), ...working].map((worker) => worker.terminate()))
    },
  }
}

/** Lost: nothing came in time, or the thread died of it. */
const answerOf = (worker: Worker, job: Job, timeLimitMs: number) =>
  new Promise<Outcome | 'lost'>((resolve) => {
    const settle = (outcome: Outcome | 'lost') => {
      clearTimeout(timer)
      worker.off('message', settle).off('exit', lose)
      resolve(outcome)
    }
    const lose = () => settle('lost')
    const timer = setTimeout(lose, timeLimitMs)
    worker.once('message', settle).once('exit', lose)
    worker.postMessage(job)
  })

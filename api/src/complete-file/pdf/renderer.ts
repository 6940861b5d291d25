import { Worker } from 'node:worker_threads'
import { createGate } from '#document/gate.ts'
import { nextTurn } from '#platform/long-work.ts'
import type { DocxJob } from './docx-job.ts'
import type { Front, FrontJob } from './front-piece.ts'
import type { Piece } from './piece.ts'
import type { Job, Outcome } from './render.worker.ts'
import type { TextJob } from './text-piece.ts'

/** The job failed or timed out. A retry would fail again. */
class RenderingFailed extends Error {}

export type Renderer = {
  front: (job: FrontJob) => Promise<Front>
  text: (job: TextJob) => Promise<Piece>
  docx: (job: DocxJob) => Promise<Uint8Array>
  close: () => Promise<void>
}

type Limits = { atOnce: number; waiting: number; timeLimitMs: number; heapMegabytes: number; idleMs: number }

/** A page takes milliseconds. */
const usual: Limits = { atOnce: 2, waiting: 100, timeLimitMs: 20_000, heapMegabytes: 384, idleMs: 60_000 }

/**
 * Renders in worker threads: the API keeps answering, and a document that uses up time or memory ends only its thread.
 */
export function createRenderer(limits: Partial<Limits> = {}): Renderer {
  const { atOnce, waiting, timeLimitMs, heapMegabytes, idleMs } = { ...usual, ...limits }
  const pass = createGate({ atOnce, waiting })
  /** With the timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const busy = new Set<Worker>()

  function takeWorker(): Worker {
    const [reused] = [...idle.keys()].slice(-1)
    if (reused) {
      clearTimeout(idle.get(reused))
      idle.delete(reused)
      return reused
    }
    const worker = new Worker(new URL('./render.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
      // the library prints parts of documents to the console
      stdout: true,
      stderr: true,
      env: {},
    })
    for (const stream of [worker.stdout, worker.stderr]) stream.resume()
    worker.unref()
    // without a listener an error would end the process; `answerOf` sees the exit
    worker.on('error', () => undefined)
    return worker
  }

  /** A thread keeps 50 MB or more: the second one ends when it is no longer needed. The first stays, as it starts slowly. */
  function rest(worker: Worker) {
    const end = () => {
      if (idle.size + busy.size > 1 && idle.delete(worker)) void worker.terminate()
    }
    idle.set(worker, setTimeout(end, idleMs).unref())
  }

  const render = (job: Job) =>
    pass(async () => {
      await nextTurn()
      const worker = takeWorker()
      busy.add(worker)
      const outcome = await answerOf(worker, job, timeLimitMs)
      busy.delete(worker)
      if (outcome === 'lost') await worker.terminate()
      else rest(worker)
      if (outcome === 'lost' || 'failure' in outcome)
        throw new RenderingFailed(outcome === 'lost' ? outcome : outcome.failure)
      return outcome.piece
    })

  return {
    front: (job) => render(job) as Promise<Front>,
    text: (job) => render(job) as Promise<Piece>,
    docx: async (job) => (await render(job)).bytes,
    close: async () => {
      for (const timer of idle.values()) clearTimeout(timer)
      await Promise.all([...idle.keys(), ...busy].map((worker) => worker.terminate()))
    },
  }
}

/** `lost`: timed out, or the thread died. */
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

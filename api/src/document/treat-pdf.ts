import { Worker } from 'node:worker_threads'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PdfTask, PdfVerdict } from './pdf-verdict.ts'

type PdfLimits = {
  /** Milliseconds of CPU time, which does not count waiting on a busy machine. */
  time: number
  /** MiB of heap, and again of memory outside the heap. */
  memory: number
}
const limits: PdfLimits = { time: 15_000, memory: 256 }
/** Limit of wall-clock time, as a multiple of CPU time. */
const wallClockFactor = 2
/** Milliseconds between measurements: V8 limits neither memory outside the heap nor time. */
const measureEveryMs = 50

/**
 * Rewrites a PDF from its pages alone. Parsing is as risky as running a stranger's program, so it runs in a thread that
 * is ended when it uses too much.
 */
export async function treatPdf(
  bytes: Buffer,
  { quarterTurns = 0, ...given }: Partial<PdfLimits> & { quarterTurns?: number } = {},
): Promise<{ bytes: Buffer; pages: number }> {
  if (!isWhole(bytes)) throw new AppError('DocumentUnreadable')
  return runTask({ bytes: new Uint8Array(bytes), quarterTurns, wants: 'DOCUMENT' }, { ...limits, ...given })
}

/** The picture of a scan; empty for a PDF of text. */
export const readFirstPicture = (bytes: Buffer): Promise<{ bytes: Buffer; quarterTurns: number }> =>
  runTask({ bytes: new Uint8Array(bytes), quarterTurns: 0, wants: 'FIRST_PICTURE' }, limits)

async function runTask(task: PdfTask, { time, memory }: PdfLimits) {
  const worker = new Worker(new URL('./treat-pdf.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    // the library prints parts of documents to the console
    stdout: true,
    stderr: true,
    env: {},
  })
  const measuring = setInterval(() => void endIfOverLimit(worker, { time, memory }), measureEveryMs)
  const timeout = setTimeout(() => void worker.terminate(), time * wallClockFactor)
  try {
    const verdict = await verdictOf(worker)
    if (verdict.code) throw new AppError(verdict.code)
    const { bytes, pages, quarterTurns } = verdict
    return { bytes: Buffer.from(bytes.buffer), pages, quarterTurns }
  } finally {
    clearInterval(measuring)
    clearTimeout(timeout)
    await worker.terminate()
  }
}

/** A truncated PDF has lost its end. */
const isWhole = (bytes: Buffer) => bytes.subarray(-1_024).includes('%%EOF')

const verdictOf = (worker: Worker) =>
  new Promise<PdfVerdict>((resolve) => {
    worker.once('message', resolve)
    // out of memory or ended: real PDFs do neither
    worker.once('error', () => resolve({ code: 'DocumentUnreadable' }))
    worker.once('exit', () => resolve({ code: 'DocumentUnreadable' }))
  })

async function endIfOverLimit(worker: Worker, { time, memory }: PdfLimits) {
  try {
    const { external_memory: bytes } = await worker.getHeapStatistics()
    const { user, system } = await worker.cpuUsage() // µs
    if (bytes > memory * 2 ** 20 || user + system > time * 1_000) await worker.terminate()
  } catch {
    // the worker has ended
  }
}

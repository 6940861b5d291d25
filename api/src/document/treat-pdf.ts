import { Worker } from 'node:worker_threads'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PdfVerdict } from './pdf-verdict.ts'

type PdfLimits = {
  /** Milliseconds of a processor: on a busy machine an honest PDF waits for its turn. */
  time: number
  /** MiB of objects, and again of bytes beside them. */
  memory: number
}
const limits: PdfLimits = { time: 15_000, memory: 256 }
/** So many times as long by the clock, whatever the processors are busy with: someone waits for the answer. */
const patience = 2
/** How often it is weighed, in milliseconds: V8 bounds objects by itself, not what lies beside them, nor the time. */
const weighedEvery = 50

/**
 * A PDF with the same pages and nothing else. Reading one is as dangerous as running a program of a stranger's: it
 * happens in a thread of its own, which ends with the PDF, and at once when that asks for more than any honest one does.
 */
export async function treatPdf(bytes: Buffer, { time, memory } = limits): Promise<{ bytes: Buffer; pages: number }> {
  if (!isWhole(bytes)) throw new AppError('DocumentUnreadable')
  const worker = new Worker(new URL('./treat-pdf.worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    // the library tells the console what it stumbles upon, which is somebody's
    stdout: true,
    stderr: true,
    env: {},
  })
  const scales = setInterval(() => void endIfTooHeavy(worker, { time, memory }), weighedEvery)
  const clock = setTimeout(() => void worker.terminate(), time * patience)
  try {
    const verdict = await verdictOf(worker)
    if (verdict.code) throw new AppError(verdict.code)
    return { bytes: Buffer.from(verdict.bytes.buffer), pages: verdict.pages }
  } finally {
    clearInterval(scales)
    clearTimeout(clock)
    await worker.terminate()
  }
}

/** A file that was cut off lost its end first. */
const isWhole = (bytes: Buffer) => bytes.subarray(-1_024).includes('%%EOF')

const verdictOf = (worker: Worker) =>
  new Promise<PdfVerdict>((resolve) => {
    worker.once('message', resolve)
    // out of memory, or ended: an honest PDF does neither
    worker.once('error', () => resolve({ code: 'DocumentUnreadable' }))
    worker.once('exit', () => resolve({ code: 'DocumentUnreadable' }))
  })

async function endIfTooHeavy(worker: Worker, { time, memory }: PdfLimits) {
  try {
    const { external_memory: bytes } = await worker.getHeapStatistics()
    const { user, system } = await worker.cpuUsage() // µs
    if (bytes > memory * 2 ** 20 || user + system > time * 1_000) await worker.terminate()
  } catch {
    // it has ended meanwhile
  }
}

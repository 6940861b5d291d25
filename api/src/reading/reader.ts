import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Word } from '@bailclair/domain/reading/reading.ts'
import { checkAnswer, ImpossibleAnswer } from './check-answer.ts'
import { type Reader, type ReaderEnd, startReader } from './reader-child.ts'
import type { ReadDocument, ReaderQuestion } from './reader-port.ts'
import { encodeQuestion } from './reader-wire.ts'
import { type ReadingLimits, watchLimits } from './watch-limits.ts'

/**
 * Thirty scans take 480 MiB, the words of a page in low light more than 450. Two documents and a page that all need the
 * most leave 200 MiB of a pod or unit to the worker (docs/operations.md). Nobody waits for the words of a page.
 */
const limits = {
  document: { time: 45_000, memory: 600, wait: 90_000 },
  page: { time: 45_000, memory: 600, wait: 270_000 },
} as const satisfies Record<string, ReadingLimits>
/** Milliseconds; a process that waits for a document keeps 90 MB. */
const spareFor = 60_000

/** A process that has loaded everything and waits for its document. */
let spare: { reader: Reader; end: NodeJS.Timeout } | undefined

/**
 * Reads one document in a process of its own, which has no network, no database and no secret, and ends with the
 * document. Reading is as risky as running a stranger's program.
 */
export async function readInProcess(bytes: Buffer, given: Partial<ReadingLimits> = {}): Promise<ReadDocument> {
  const answer = await askProcess({ document: bytes }, { ...limits.document, ...given })
  if (!('document' in answer)) throw impossible('words instead of a document')
  return answer.document
}

/** The words in the picture of a page, in such a process. */
export async function recogniseInProcess(page: Buffer, given: Partial<ReadingLimits> = {}): Promise<readonly Word[]> {
  const answer = await askProcess({ page }, { ...limits.page, ...given })
  if (!('words' in answer)) throw impossible('a document instead of words')
  return answer.words
}

async function askProcess(question: ReaderQuestion, allowed: ReadingLimits) {
  const reader = takeSpare() ?? startReader()
  const watch = watchLimits(reader.child, allowed)
  try {
    reader.ask(encodeQuestion(question))
    return answerOf(await reader.ended, watch.reached())
  } finally {
    watch.stop()
    reader.child.kill('SIGKILL')
    keepSpare()
  }
}

/**
 * Only a refusal, a limit or an impossible answer blames the document: whoever sent it loses it. Any other end says
 * nothing about it, such as memory that the machine lacked, so it may be tried again.
 */
function answerOf({ code, signal, bytes, isEndless }: ReaderEnd, reached: 'use' | 'wait' | undefined) {
  if (code === 0 && bytes.length > 0) {
    const answer = checkAnswer(bytes)
    if ('failure' in answer) throw new AppError(answer.failure)
    return answer
  }
  if (isEndless) throw impossible('longer than any document')
  // the second is the limit of the process itself (sandbox.ts)
  if (reached === 'use' || signal === 'SIGXCPU') throw new AppError('DocumentUnreadable')
  if (reached === 'wait') throw new Error('The machine is too busy to read a document.')
  throw new Error(`The process that reads documents ended without an answer: ${signal ?? `exit code ${code}`}.`)
}

const impossible = (why: string) => new AppError('DocumentUnreadable', { cause: new ImpossibleAnswer(why) })

function takeSpare(): Reader | undefined {
  const taken = spare?.reader
  clearTimeout(spare?.end)
  spare = undefined
  taken?.hold(true)
  return taken
}

/** Started when a document is done, because others often follow. It ends with this process, or when nothing comes. */
function keepSpare() {
  if (spare) return
  try {
    const reader = startReader()
    reader.hold(false)
    const drop = () => {
      if (spare?.reader !== reader) return
      clearTimeout(spare.end)
      spare = undefined
    }
    const end = setTimeout(() => {
      drop()
      reader.child.kill('SIGKILL')
    }, spareFor).unref()
    spare = { reader, end }
    reader.ended.then(drop, drop)
  } catch {
    // the next document starts its own, and says why it cannot
  }
}

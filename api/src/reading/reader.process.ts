import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { awaitStart, CannotRead, CannotStart } from './cannot-read.ts'
import { readDocument } from './read-document.ts'
import type { ReaderAnswer, ReaderQuestion } from './reader-port.ts'
import { answerDescriptor, decodeQuestion, encodeAnswer } from './reader-wire.ts'

/*
 * Entry of the process that reads one document, or one page, and ends (see reader.ts). What a stranger sent is parsed nowhere else.
 */

// these go to the whole group of a terminal; the server ends this process when it stops
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

let isAnswered = false
const question = decodeQuestion(await buffer(process.stdin))
if (!question) process.exit()
// libraries may throw while nobody awaits them
process.on('uncaughtException', (error) => send(refusalOf(error)))
send(await answerTo(question).catch(refusalOf))

/** A parser that gives up throws errors of its own. Without an answer the document is tried again. */
function refusalOf(error: unknown): ReaderAnswer {
  if (error instanceof CannotStart) process.exit(1)
  return { failure: error instanceof CannotRead ? error.failure : 'DocumentUnreadable' }
}

function send(answer: ReaderAnswer) {
  if (isAnswered) return
  isAnswered = true
  const answers = createWriteStream('', { fd: answerDescriptor })
  for (const part of encodeAnswer(answer)) answers.write(part)
  answers.end(() => process.exit())
}

async function answerTo(question: ReaderQuestion): Promise<ReaderAnswer> {
  if ('document' in question) return { document: await readDocument(question.document) }
  // loaded when it is needed: most processes read documents
  const { recognisePage } = await awaitStart(import('./recognise-page.ts'))
  return { words: await recognisePage(question.page) }
}

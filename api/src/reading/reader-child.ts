import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { answerDescriptor, mostAnswerBytes } from './reader-wire.ts'
import { sandboxedNode } from './sandbox.ts'

/** How a process ended, with what it wrote. */
export type ReaderEnd = {
  code: number | null
  signal: NodeJS.Signals | null
  bytes: Buffer
  /** It wrote more than any document has, and was ended. */
  isEndless: boolean
}

/** A process that has loaded everything, or is about to, and waits for its one question. */
export type Reader = {
  child: ChildProcess
  ask: (question: Buffer) => void
  /** Rejects when it could not be started. */
  ended: Promise<ReaderEnd>
  /** Whether this process lives on for it. */
  hold: (isHeld: boolean) => void
}

const script = fileURLToPath(new URL('./reader.process.ts', import.meta.url))
/** Milliseconds in which the end of an answer follows the end of its process. */
const graceMs = 1_000

export function startReader(): Reader {
  const { program, given } = sandboxedNode(script)
  const child = spawn(program, given, {
    // PATH finds unshare and setpriv, and nothing else is passed on
    env: { PATH: process.env['PATH'] },
    // not a folder that was made invisible
    cwd: '/',
    // libraries print parts of documents
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
  // said later, also when it has no pipes; without a listener it would end this process
  child.on('error', () => undefined)
  const [questions, answers] = [child.stdin as Socket | null, child.stdio?.[answerDescriptor] as Socket | null]
  if (!questions || !answers) throw new Error('The process that reads documents could not be started: no pipes.')
  // a process that has ended reads no question: its end says so
  questions.on('error', () => undefined)
  const ended = endOf(child, answers)
  // nobody may be waiting for the end of a spare one
  ended.catch(() => undefined)
  if (child.pid !== undefined) yieldToOthers(child.pid)
  return {
    child,
    ended,
    ask: (question) => void questions.end(question),
    hold: (isHeld) => {
      for (const each of [child, questions, answers]) isHeld ? each.ref() : each.unref()
    },
  }
}

const endOf = (child: ChildProcess, answers: Socket) =>
  new Promise<ReaderEnd>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    answers.on('error', () => undefined)
    answers.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > mostAnswerBytes) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      const end = () => {
        answers.destroy()
        resolve({ code, signal, bytes: Buffer.concat(chunks), isEndless: size > mostAnswerBytes })
      }
      if (code !== 0 || answers.readableEnded) return end()
      answers.once('end', end)
      setTimeout(end, graceMs).unref()
    })
  })

/**
 * Calls of other people come first; the lowest priority would starve it on a busy machine, and a tenant waits. When
 * memory runs out the kernel ends it before the server.
 */
function yieldToOthers(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // it has ended already
  }
}

import { randomBytes } from 'node:crypto'
import {
  describeFailure,
  type ErrorEvent,
  errorEvent,
  type Moment,
  type Place,
  type TraceEvent,
  traceEvent,
  writeEnvelope,
} from '@bailclair/domain/error-report/error-report.ts'
import { traceRate } from '@bailclair/domain/error-report/trace-rate.ts'
import { readDsn } from './dsn.ts'

type Settings = { ERROR_REPORT_DSN: string; RELEASE: string; NODE_ENV: string }

export type ErrorReporter = {
  /** `route` by its template. */
  report: (error: unknown, route?: string) => void
  /** One in twenty is sent. */
  trace: (answer: { route: string; milliseconds: number; status: number }) => void
  /** What a browser reported, once it was checked. */
  forward: (event: ErrorEvent | TraceEvent) => void
  isOn: boolean
  /** Waits a moment for what is on its way: a process that is about to end has just reported why. */
  close: () => Promise<void>
}

/** Milliseconds: for one envelope, without any after a failure, at the end of the process. */
const patience = { send: 3_000, pause: 60_000, close: 1_000 }
/** Envelopes that may wait; a storm of errors says the same thing again and again. */
const longestQueue = 20

/** Reports to the service of the DSN, beside everything else: whatever it does, the server does not wait for it. */
export function createErrorReporter(
  { ERROR_REPORT_DSN: dsn, RELEASE: release, NODE_ENV: environment }: Settings,
  part: string,
  { random = Math.random }: { random?: () => number } = {},
): ErrorReporter {
  const queue: string[] = []
  let sending: Promise<void> | undefined
  let pausedUntil = 0
  const place = (route: string): Place => ({ part, route, platform: 'node', environment, release })

  async function sendAll({ url, headers }: ReturnType<typeof readDsn>) {
    for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
      const signal = AbortSignal.timeout(patience.send)
      // The reason is nobody's business here: a line per lost report would be another storm.
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
        () => undefined,
      )
      await response?.body?.cancel()
      if (response?.ok) continue
      queue.length = 0
      pausedUntil = Date.now() + patience.pause
    }
  }

  function forward(event: ErrorEvent | TraceEvent) {
    if (!dsn || Date.now() < pausedUntil || queue.length >= longestQueue) return
    queue.push(writeEnvelope(event))
    sending ??= sendAll(readDsn(dsn)).finally(() => {
      sending = undefined
    })
  }

  return {
    isOn: dsn !== '',
    report: (error, route = '') => forward(errorEvent(describeFailure(error), place(route), newMoment())),
    trace: ({ route, milliseconds, status }) => {
      if (random() >= traceRate) return
      const facts = { op: 'http.server', seconds: milliseconds / 1_000, isOk: status < 500 } as const
      forward(traceEvent(facts, place(route), newMoment()))
    },
    forward,
    close: async () => {
      const tooLate = new Promise<void>((resolve) => setTimeout(resolve, patience.close).unref())
      await Promise.race([sending, tooLate])
    },
  }
}

const newMoment = (): Moment => ({ id: randomBytes(16).toString('hex'), at: Date.now() / 1_000 })

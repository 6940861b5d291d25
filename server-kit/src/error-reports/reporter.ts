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
  /** `route` is a template. */
  report: (error: unknown, route?: string) => void
  /** One in twenty is sent. */
  trace: (answer: { route: string; milliseconds: number; status: number }) => void
  /** A report from a browser, already checked. */
  forward: (event: ErrorEvent | TraceEvent) => void
  isOn: boolean
  /** Waits briefly for reports on their way, because a process that ends has just reported why. */
  close: () => Promise<void>
}

const sendTimeoutMs = 3_000
/** After a failure nothing is sent for this long. */
const pauseMs = 60_000
const closeTimeoutMs = 1_000
/** A longer queue would only repeat the same errors. */
const maxQueueLength = 20

/** Reports to the service of the DSN in the background; the server never waits for it. */
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
      const signal = AbortSignal.timeout(sendTimeoutMs)
      // not logged: a line per lost report would flood the log
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
        () => undefined,
      )
      await response?.body?.cancel()
      if (response?.ok) continue
      queue.length = 0
      pausedUntil = Date.now() + pauseMs
    }
  }

  function forward(event: ErrorEvent | TraceEvent) {
    if (!dsn || Date.now() < pausedUntil || queue.length >= maxQueueLength) return
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
      const timedOut = new Promise<void>((resolve) => setTimeout(resolve, closeTimeoutMs).unref())
      await Promise.race([sending, timedOut])
    },
  }
}

const newMoment = (): Moment => ({ id: randomBytes(16).toString('hex'), at: Date.now() / 1_000 })

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BrowserReport, browserReport } from '@bailclair/domain/error-report/error-report.schema.ts'
import { errorEvent, traceEvent } from '@bailclair/domain/error-report/error-report.ts'
import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import type { Config } from './environment.ts'

export const reportsPath = '/error-reports'

/** In bytes; a stack trace of 30 frames takes about 4,000. */
const largest = 16_384
/** Global limit per minute: more reports add no information. */
const mostPerMinute = 60

type Receiving = {
  reporter: ErrorReporter
  site: Pick<RenderableSite, 'routes' | 'notFoundRoute'>
  /** Public address of the site. */
  siteUrl: string
  config: Pick<Config, 'NODE_ENV' | 'RELEASE'>
}

/**
 * Forwards error reports of our pages to the configured address. The report is rebuilt from its schema, and the sender
 * cannot choose the target.
 */
export function createReportReceiver({ reporter, site, siteUrl, config }: Receiving) {
  const { NODE_ENV: environment, RELEASE: release } = config
  const schema = browserReport([...site.routes, site.notFoundRoute].map(({ path }) => path))
  const { origin } = new URL(siteUrl)
  let minute = 0
  let taken = 0

  function statusOf({ headers }: IncomingMessage): number | undefined {
    if (headers.origin !== undefined && headers.origin !== origin) return 403
    if (headers['content-type'] !== 'application/x-sentry-envelope') return 415
    if (Number(headers['content-length'] ?? Number.NaN) > largest) return 413
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) taken = 0
    minute = now
    taken += 1
    return taken > mostPerMinute ? 429 : undefined
  }

  function passOn(report: BrowserReport) {
    const { event_id: id, timestamp: at, transaction: route, tags } = report
    const place = {
      part: 'browser',
      route,
      platform: 'javascript',
      environment,
      release,
      browser: tags.browser,
    } as const
    if ('exception' in report) {
      const [{ stacktrace, ...failure }] = report.exception.values
      reporter.forward(errorEvent({ ...failure, ...stacktrace }, place, { id, at }))
      return
    }
    const isOk = report.contexts.trace.status === 'ok'
    const facts = { op: 'pageload', seconds: at - report.start_timestamp, isOk } as const
    reporter.forward(traceEvent(facts, place, { id, at }))
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number) => {
      if (status === 429) response.setHeader('retry-after', '60')
      if (!request.complete) response.setHeader('connection', 'close')
      response.writeHead(status, { 'cache-control': 'no-store' }).end()
    }
    const refusal = reporter.isOn ? statusOf(request) : 404
    if (refusal) return answer(refusal)
    const text = await readText(request)
    if (text === undefined) return answer(413)
    const { success, data } = schema.safeParse(eventIn(text))
    if (success) passOn(data)
    answer(success ? 202 : 400)
  }
}

/** Undefined when the body is too large. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** The event is on the third line of an envelope. */
function eventIn(envelope: string): unknown {
  try {
    return JSON.parse(envelope.split('\n')[2] ?? '')
  } catch {
    return undefined
  }
}

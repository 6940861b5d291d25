import {
  describeFailure,
  type ErrorEvent,
  errorEvent,
  type Failure,
  type Moment,
  type Place,
  type TraceEvent,
  traceEvent,
  writeEnvelope,
} from '@bailclair/domain/error-report/error-report.ts'

/** The web server forwards the reports. */
const address = '/error-reports'
/** Per document: repeated errors are reported a few times only. */
const most = 10

const sent = new Set<string>()
let isRefused = false

/** Only errors with a stack frame of ours, once per place; browser extensions are ignored. */
export async function sendError(error: unknown, route: string): Promise<void> {
  const failure = describeFailure(error)
  const name = nameOf(failure)
  if (failure.frames.length === 0 || sent.has(name) || sent.size >= most) return
  sent.add(name)
  await send(errorEvent(failure, placeOf(route), newMoment()))
}

/** Reports the load time of the page. */
export async function sendTrace(route: string): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || navigation.duration === 0) return
  const facts = { op: 'pageload', seconds: navigation.duration / 1_000, isOk: true } as const
  await send(traceEvent(facts, placeOf(route), newMoment()))
}

async function send(event: ErrorEvent | TraceEvent): Promise<void> {
  if (isRefused) return
  const headers = { 'content-type': 'application/x-sentry-envelope' }
  const { ok } = await fetch(address, { method: 'POST', headers, body: writeEnvelope(event), keepalive: true })
  isRefused = !ok
}

const nameOf = ({ type, value, frames }: Failure) => JSON.stringify([type, value, frames.at(-1)])

const placeOf = (route: string): Place => ({
  part: 'browser',
  route,
  platform: 'javascript',
  environment: '',
  browser: familyOf(navigator.userAgent),
})

/** The order matters: most browsers also contain the names below theirs. */
const families = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

export const familyOf = (userAgent: string): string =>
  families.find(([word]) => userAgent.includes(word))?.[1] ?? 'other'

const newMoment = (): Moment => ({ id: crypto.randomUUID().replaceAll('-', ''), at: Date.now() / 1_000 })

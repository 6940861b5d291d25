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

/** Of the web server, which passes them on. */
const address = '/error-reports'
/** From one document: what fails at every touch is told a few times. */
const most = 10

const sent = new Set<string>()
let isRefused = false

/** An error with a frame of ours, once for each place; what a browser's extension does is not our business. */
export async function sendError(error: unknown, route: string): Promise<void> {
  const failure = describeFailure(error)
  const name = nameOf(failure)
  if (failure.frames.length === 0 || sent.has(name) || sent.size >= most) return
  sent.add(name)
  await send(errorEvent(failure, placeOf(route), newMoment()))
}

/** How long the page took to be there. */
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

/** The order matters: nearly all of them also call themselves by the names below theirs. */
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

/**
 * An error report in the envelope format of Sentry-compatible services (decision 146). It is built from an allow-list:
 * error messages may quote what people typed, and addresses may contain tokens.
 */
export type Failure = { type: string; value?: string; frames: Frame[] }
type Frame = { filename: string; function?: string; lineno: number; colno: number }

/** `part` is the server or `browser`; `route` is a path template without values. */
export type Place = {
  part: string
  route: string
  platform: 'javascript' | 'node'
  environment: string
  release?: string | undefined
  /** Browser family, without version. */
  browser?: string | undefined
}
export type Moment = { id: string; at: number }

const maxFrames = 30

export const shapes = {
  type: /^[A-Z]\w{0,60}$/,
  code: /^[A-Z][\w]{1,40}$/,
  function: /^[\w$.<>[\] ]{1,80}$/,
  asset: /^\/assets\/[\w.-]+\.js$/,
  release: /^[\w.+@-]{1,64}$/,
  id: /^[0-9a-f]{32}$/,
} as const

/** Messages of engines and libraries that quote code, never data. */
const messages = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[\w$]{1,60}'\))?$/,
  /^[\w$.]{1,80} is not (?:a function|a constructor|defined|iterable)$/,
  /^(?:Maximum call stack size exceeded|too much recursion)$/,
  /^Minified React error #\d{1,4}/,
  /^Failed to fetch dynamically imported module/,
  /^(?:error loading|Importing a) (?:dynamically imported module|module script failed)/,
] as const

export const knownMessage = (message: string): string | undefined =>
  messages.map((pattern) => pattern.exec(message)?.[0]).find((found) => found !== undefined)

export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: 'NotAnError', frames: [] }
  const { code } = error as { code?: unknown }
  const value = knownMessage(error.message) ?? (typeof code === 'string' && shapes.code.test(code) ? code : undefined)
  return {
    type: shapes.type.test(error.name) ? error.name : 'Error',
    ...(value && { value }),
    frames: framesOf(error.stack ?? ''),
  }
}

/** V8 writes `at name (file:1:2)`, other engines `name@file:1:2`. The envelope format wants the outermost call first. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line): Frame[] => {
    const [, name = '', file = '', lineno, colno] =
      /^\s*(?:at )?(?:(.*?)(?: \(|@))?((?:[a-z]+:|\/)\S*?):(\d+):(\d+)\)?$/.exec(line) ?? []
    const filename = knownFile(file)
    if (!filename) return []
    const call = name.trim()
    return [
      { filename, ...(shapes.function.test(call) && { function: call }), lineno: Number(lineno), colno: Number(colno) },
    ]
  })
  return frames.slice(0, maxFrames).reverse()
}

/** Keeps our own files and package names. The address of a page is not a file and may contain a token. */
function knownFile(file: string): string | undefined {
  const found =
    /\/node_modules\/(?:@[\w.-]+\/)?[\w.-]+/.exec(file) ??
    /\/(?:api|identity|server-kit|domain|texts|sites\/(?:kit|owner|tenant|desk))\/(?:src|server|dist)\/[\w./-]+\.[jt]sx?$/.exec(
      file,
    ) ??
    /\/assets\/[\w.-]+\.js$/.exec(file) ??
    /^node:[\w/]{1,60}$/.exec(file)
  return found?.[0]
}

const common = ({ part, route, platform, environment, release, browser }: Place, { id, at }: Moment) => ({
  event_id: id,
  timestamp: at,
  platform,
  environment,
  ...(release && { release }),
  transaction: route,
  tags: { part, ...(browser && { browser }) },
})

export const errorEvent = ({ type, value, frames }: Failure, place: Place, moment: Moment) => ({
  ...common(place, moment),
  level: 'error',
  exception: { values: [{ type, ...(value && { value }), stacktrace: { frames } }] },
})
export type ErrorEvent = ReturnType<typeof errorEvent>

/** `seconds` is the duration that ended at `moment`. */
export const traceEvent = (
  { op, seconds, isOk }: { op: 'http.server' | 'pageload'; seconds: number; isOk: boolean },
  place: Place,
  moment: Moment,
) => ({
  ...common(place, moment),
  type: 'transaction',
  start_timestamp: moment.at - seconds,
  contexts: {
    trace: { trace_id: moment.id, span_id: moment.id.slice(0, 16), op, status: isOk ? 'ok' : 'internal_error' },
  },
  spans: [],
})
export type TraceEvent = ReturnType<typeof traceEvent>

/** Three lines of JSON: envelope header, item header, event. */
export const writeEnvelope = (event: ErrorEvent | TraceEvent): string =>
  [{ event_id: event.event_id }, { type: 'contexts' in event ? 'transaction' : 'event' }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

import { type DestinationStream, type LoggerOptions, type Logger as Pino, pino } from 'pino'

export type Logger = Pino

/**
 * Structured log lines without anything that a visitor sent: a constant message, and request id, route template or row
 * id.
 */
export const createLogger = (
  { LOG_LEVEL }: { LOG_LEVEL: string },
  destination?: DestinationStream,
  onError?: OnError,
): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Fastify's serializers would write the URL and the headers of a request
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      hooks: { logMethod: logWith(onError) },
    },
    destination ?? pino.destination(1),
  )

/** Called for each logged error; `route` is a template, when the line has one. */
type OnError = (error: unknown, route?: string) => void
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Pino's number for error; fatal is higher. */
const errorLevel = 50

const logWith = (onError: OnError = () => undefined): LogMethod =>
  function log(args, method, level) {
    const line: unknown = args[0]
    const { err, route } = (line instanceof Error ? { err: line } : Object(line)) as { err?: unknown; route?: string }
    if (level >= errorLevel && err !== undefined) onError(err, route)
    // without a message pino logs that of the error, and Fastify's errors quote the URL
    if (err !== undefined && args.length === 1) method.apply(this, [line instanceof Error ? { err } : line, 'error'])
    else method.apply(this, args)
  }

type ErrorDescription = { type: string; code?: string; stack: string[]; cause?: ErrorDescription }

/**
 * Logs type, code and stack of an error, never its message: messages of PostgreSQL, JSON.parse and SMTP servers quote
 * what the visitor sent.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] }
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at ')),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

import { type DestinationStream, type LoggerOptions, type Logger as Pino, pino } from 'pino'

export type Logger = Pino

/**
 * Structured lines for machines. Nothing a visitor sent may be in them (quality: logs): say what happened in a constant
 * message, and identify by request id, route template or row id.
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
      // Fastify's own would write the address and the headers of a request that someone logs
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      ...(onError && { hooks: { logMethod: alsoTo(onError) } }),
    },
    destination ?? pino.destination(1),
  )

/** Told of what is logged as an error; `route` by its template, when the line says it. */
type OnError = (error: unknown, route?: string) => void
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Pino's number for it; fatal is above. */
const errorLevel = 50

const alsoTo = (onError: OnError): LogMethod =>
  function log(args, method, level) {
    const { err, route } = Object(args[0]) as { err?: unknown; route?: string }
    if (level >= errorLevel && err !== undefined) onError(err, route)
    method.apply(this, args)
  }

type ErrorDescription = { type: string; code?: string; stack: string[]; cause?: ErrorDescription }

/**
 * Where an error happened and its code, never its message: those of PostgreSQL, of JSON.parse or of an SMTP server
 * quote what the visitor sent.
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

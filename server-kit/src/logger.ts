import { type DestinationStream, type LoggerOptions, type Logger as Pino, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { currentSpan } from './trace/current-span.ts'

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
      mixin: () => {
        const traceId = currentSpan.getStore()?.traceId
        return traceId === undefined ? {} : { traceId }
      },
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
    else method.apply(this, args.map(withoutAddress) as typeof args)
  }

/** Fastify and Node quote the address of a request, with its token, in some messages. */
const withoutAddress = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/([a-z]+:\/)?\/[^\s"']*/gi, '…') : text

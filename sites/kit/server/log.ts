import { describeError } from '@bailclair/server-kit/describe-error.ts'

type Level = 'info' | 'warn' | 'error'
export type Log = (level: Level, message: string, error?: unknown) => void

/** One JSON line per event. Never logs visitor input: an error without its message, which may quote an address. */
export const log: Log = (level, message, error) =>
  write({ level, message, ...(error !== undefined && { error: describeError(error) }) })

/** `route` is a template. */
export type LogRequest = (request: {
  traceId: string
  method: string
  route: string
  status: number | 'aborted'
  milliseconds: number
}) => void

export const logRequest: LogRequest = (request) => write({ level: 'info', message: 'request', ...request })

function write({ level, ...line }: { level: Level; message: string }) {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...line })}\n`)
}

import { describeError } from '@bailclair/server-kit/describe-error.ts'

type Level = 'info' | 'warn' | 'error'
export type Log = (level: Level, message: string, error?: unknown) => void

/** One JSON line per event. Never logs visitor input: an error without its message, which may quote an address. */
export const log: Log = (level, message, error) => {
  const line = {
    level,
    time: new Date().toISOString(),
    message,
    ...(error !== undefined && { error: describeError(error) }),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

type Level = 'info' | 'warn' | 'error'
export type Log = (level: Level, message: string, error?: unknown) => void

/** One JSON line per event. Never logs visitor input. */
export const log: Log = (level, message, error) => {
  const line = {
    level,
    time: new Date().toISOString(),
    message,
    ...(error !== undefined && { error: describe(error) }),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

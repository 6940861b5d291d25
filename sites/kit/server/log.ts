type Level = 'info' | 'warn' | 'error'
export type Log = (level: Level, message: string, error?: unknown) => void

/** One line of JSON per event. The web server logs what it does, never what a visitor sent. */
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

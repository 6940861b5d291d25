import { readFileSync } from 'node:fs'

export function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Last lines of a log, for error messages. */
export const tailOf = (file: string, lines = 8): string =>
  (readIfExists(file) ?? '').trimEnd().split('\n').slice(-lines).join('\n')

import { readFileSync } from 'node:fs'

export function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The last lines of a log, for a message that shows why something failed. */
export const tailOf = (file: string, lines = 8): string =>
  (readIfExists(file) ?? '').trimEnd().split('\n').slice(-lines).join('\n')

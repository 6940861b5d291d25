import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** For database, mails and logs: DATA_DIR, otherwise `.data`, otherwise (clone not writable) a folder of the user. */
export function findDataFolder(root: string, env: { DATA_DIR?: string | undefined } = process.env): string {
  const candidates = env.DATA_DIR ? [resolve(env.DATA_DIR)] : candidatesFor(root)
  const folder = candidates.find(canWrite)
  if (!folder) throw new Error(`None of these folders can be written: ${candidates.join(', ')}.`)
  return folder
}

function candidatesFor(root: string): string[] {
  const clone = `bailclair-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`
  return [join(root, '.data'), join(homedir(), '.local/state', clone), join(tmpdir(), `${clone}-${process.getuid?.()}`)]
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false // belongs to another user
  }
}

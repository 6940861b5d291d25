import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps the log of the previous run as `.previous.log`. */
export function freshLogFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.log`)
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`))
  return file
}

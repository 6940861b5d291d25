import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MissingProgram } from '#missing-program.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** CLAMD_PATH, a program in PATH, or where Debian puts it, which is not in the PATH of everybody. */
export function getClamd(env: Environment = process.env, debian = '/usr/sbin'): string {
  const given = env['CLAMD_PATH']
  if (given && !existsSync(given)) throw new MissingProgram(`CLAMD_PATH is ${given}, where there is nothing.`)
  const folders = [...(env['PATH'] ?? '').split(':').filter(Boolean), debian]
  const found = given || folders.map((folder) => join(folder, 'clamd')).find((path) => existsSync(path))
  if (!found) throw new MissingProgram('clamd is missing: apt install clamav-daemon, or set CLAMD_PATH.')
  return found
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removePostgresData } from '#postgres/runner.ts'

/** Removes everything this clone has stored. Nothing may run from it any more. */
export function removeData(dataDir: string) {
  removePostgresData(join(dataDir, 'postgres'))
  rmSync(dataDir, { recursive: true, force: true })
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removePostgresData } from '#postgres/runner.ts'

/** Removes everything this clone has stored. Its servers must be stopped. */
export function removeData(dataDir: string) {
  removePostgresData(join(dataDir, 'postgres'))
  rmSync(dataDir, { recursive: true, force: true })
}

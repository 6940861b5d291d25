import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { evictLeftover } from '#postgres/postmaster.ts'
import { removePostgresData } from '#postgres/runner.ts'

/** Removes everything this clone has stored, once what an earlier run left behind has stopped. */
export async function removeData(dataDir: string) {
  const postgres = join(dataDir, 'postgres')
  await evictLeftover(postgres)
  removePostgresData(postgres)
  rmSync(dataDir, { recursive: true, force: true })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabaseIfMissing } from '@bailclair/one-machine/postgres/create-database.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { backUp } from '@bailclair/server-kit/backup/back-up.ts'
import type { Manifest } from '@bailclair/server-kit/backup/manifest.ts'
import { restore } from '@bailclair/server-kit/backup/restore.ts'
import { seedProperties } from './seed-properties.ts'

/**
 * Backs up a running product, restores the backup into an empty database and compares all checksums (decision 163).
 * The limit is on restoring 100,000 files, because the service is down meanwhile.
 */
const amounts = { properties: 2_000, applicationsEach: 50 }
const maxRestoreSeconds = 60

const stack = await startTemporaryStack()
const folder = mkdtempSync(join(tmpdir(), 'bailclair-drill-'))
const isInTime = await drill().finally(async () => {
  await stack.stop()
  rmSync(folder, { recursive: true })
})
process.exit(isInTime ? 0 : 1)

async function drill(): Promise<boolean> {
  const { addresses, databaseUrl } = stack
  const owner = { email: 'drill@bailclair.example', password: 'Exercice-de-secours' }
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))
  const tokens = await signIn(addresses, 'owner', owner)
  await fetch(`${addresses.api}owner/profile`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
  await seedProperties(databaseUrl, owner.email, amounts)

  const [made, backUpSeconds] = await timed(() =>
    backUp({ databaseUrl, folder: join(folder, 'backup'), method: 'copy' }),
  )
  const emptyUrl = await createDatabaseIfMissing(databaseUrl, 'drill')
  const [, restoreSeconds] = await timed(() =>
    restore({
      databaseUrl: emptyUrl,
      folder: join(folder, 'backup'),
      migrationsFolder: join(projectRoot, 'api/migrations'),
    }),
  )
  const [files] = await runSql(emptyUrl, 'select count(*) from rental_file')
  console.log(
    `${rowsOf(made)} rows of ${made.tables.length} tables, among them ${files?.['count']} files: every checksum is the same`,
  )
  console.log(`Backed up in  ${backUpSeconds.toFixed(1)} s`)
  console.log(
    `Restored in   ${restoreSeconds.toFixed(1)} s of ${maxRestoreSeconds}, ratio ${(restoreSeconds / maxRestoreSeconds).toFixed(2)}`,
  )
  return restoreSeconds <= maxRestoreSeconds
}

function rowsOf({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  const result = await work()
  return [result, (performance.now() - began) / 1_000]
}

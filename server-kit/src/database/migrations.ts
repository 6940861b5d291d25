import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resumeProblems } from './no-transaction.ts'

/** Plain SQL, forward only, in a transaction unless its first line is `-- no transaction`. */
export type Migration = { name: string; checksum: string; sql: string; replaced?: readonly string[] }
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** A file that could not run everywhere may be written anew with the same effect; it names its former checksum. */
const replacedChecksums = /^-- replaces sha256 ([0-9a-f]{64})$/gm

/** In the order of their numbers, which must be unique. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.find((name) => !/^\d{4}-[a-z0-9-]+[.]sql$/.test(name))
  if (misnamed) throw new Error(`Migration ${misnamed} is not named like 0001-what-it-does.sql`)
  const repeated = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
  if (repeated) throw new Error(`Migration ${repeated} has the number of another one`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      const [problem] = resumeProblems(sql)
      if (problem) throw new Error(`Migration ${name}: ${problem}`)
      const replaced = [...sql.matchAll(replacedChecksums)].flatMap(([, checksum]) => checksum ?? [])
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), replaced }
    }),
  )
}

/**
 * Migrations that are not applied yet. A database ahead of the files is fine, because a rolling deployment runs an
 * older release beside a newer one. Any other difference is refused.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const last = files.findLast(({ name }) => checksums.has(name))?.name ?? ''
  for (const { name, checksum, replaced = [] } of files) {
    if (name <= last && !checksums.has(name))
      throw new Error(`Migration ${name} comes before ${last}, which is already applied`)
    const known = checksums.get(name)
    if (known !== undefined && ![checksum, ...replaced].includes(known))
      throw new Error(`Migration ${name} was changed after it was applied`)
  }
  return files.filter(({ name }) => !checksums.has(name))
}

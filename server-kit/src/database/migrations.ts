import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resumeProblems } from './no-transaction.ts'

/** Plain SQL, forward only, in a transaction unless its first line is `-- no transaction`. */
export type Migration = { name: string; checksum: string; sql: string; variants: readonly Variant[] }
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** Text with the same effect for servers older than this major version, which refuse the text of the file. */
type Variant = { before: number; sql: string }

/** In the order of their numbers, which must be unique. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder)
  const names = entries.filter((name) => name.endsWith('.sql')).sort()
  const variants = await readVariants(folder, entries)
  const misnamed = names.find((name) => !/^\d{4}-[a-z0-9-]+[.]sql$/.test(name))
  if (misnamed) throw new Error(`Migration ${misnamed} is not named like 0001-what-it-does.sql`)
  const repeated = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
  if (repeated) throw new Error(`Migration ${repeated} has the number of another one`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      const [problem] = resumeProblems(sql)
      if (problem) throw new Error(`Migration ${name}: ${problem}`)
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, variants: variants.filter((it) => it.name === name) }
    }),
  )
}

/** From folders such as `before-postgresql-18`: a file there replaces the one of the same name on older servers. */
async function readVariants(folder: string, entries: readonly string[]) {
  const versions = entries.flatMap((entry) => /^before-postgresql-(\d+)$/.exec(entry)?.[1] ?? []).map(Number)
  const lists = versions
    .toSorted((a, b) => a - b)
    .map(async (before) => {
      const subfolder = join(folder, `before-postgresql-${before}`)
      const names = await readdir(subfolder)
      return Promise.all(
        names.map(async (name) => {
          if (!entries.includes(name)) throw new Error(`Migration ${name} for older servers replaces no file`)
          return { name, before, sql: await readFile(join(subfolder, name), 'utf8') }
        }),
      )
    })
  return (await Promise.all(lists)).flat()
}

/** What runs on a server of this major version. The checksum stays that of the file. */
export const sqlFor = ({ sql, variants }: Migration, serverVersion: number): string =>
  variants.find(({ before }) => serverVersion < before)?.sql ?? sql

/**
 * Migrations that are not applied yet. A database ahead of the files is fine, because a rolling deployment runs an
 * older release beside a newer one. Any other difference is refused.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const last = files.findLast(({ name }) => checksums.has(name))?.name ?? ''
  for (const { name, checksum } of files) {
    if (name <= last && !checksums.has(name))
      throw new Error(`Migration ${name} comes before ${last}, which is already applied`)
    if (checksums.has(name) && checksums.get(name) !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied`)
  }
  return files.filter(({ name }) => !checksums.has(name))
}

import { existsSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

type Settings = {
  databaseUrl: string
  migrationsFolder: string
  /** Copied after the database, so that no row lacks its file. */
  documentFolder?: string | undefined
}

const usage = `Usage: back-up FOLDER [--method pg_dump|copy]   a new folder
       restore FOLDER                          into an empty database`

export async function runBackupCommand(args: readonly string[], settings: Settings): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { method: { type: 'string' } },
  })
  const [verb, folder, ...more] = positionals
  const method = values.method as Manifest['method'] | undefined
  const isKnownMethod = method === undefined || method === 'pg_dump' || method === 'copy'
  if (!folder || more.length > 0 || !isKnownMethod) throw new Error(usage)
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1)
  if (verb === 'back-up') {
    const made = await backUp({ databaseUrl: settings.databaseUrl, folder, ...(method && { method }) })
    await copyDocuments(settings.documentFolder, join(folder, 'documents'))
    return `Backed up ${sizeOf(made)} by ${made.method} in ${seconds()} s`
  }
  if (verb === 'restore') {
    const { databaseUrl, migrationsFolder } = settings
    const made = await restore({ databaseUrl, folder, migrationsFolder })
    await copyDocuments(join(folder, 'documents'), settings.documentFolder)
    return `Restored ${sizeOf(made)} of ${made.madeAt} in ${seconds()} s: every checksum is the same`
  }
  throw new Error(usage)
}

const sizeOf = ({ tables }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`

/** The probe of the store and half-written documents are not copied. */
const isDocument = (path: string) => !/(^|\/)[.]|[.]part$/.test(path)

/** File by file: one that its tenant deletes meanwhile must not end the copy of the others. */
async function copyDocuments(from: string | undefined, to: string | undefined) {
  if (!from || !to) return
  // nothing was uploaded yet, or documents are stored elsewhere
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isDocument(entry.name)) continue
    const target = join(to, relative(from, entry.parentPath), entry.name)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await cp(join(entry.parentPath, entry.name), target, copyOptions).catch(ignoreMissing)
  }
}

const copyOptions = { errorOnExist: true, force: false, preserveTimestamps: true }

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/** Prints the result, or the error with a failing exit code. */
export async function reportBackup(result: Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await result}\n`)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    process.stderr.write(`${message || code}\n`)
    process.exitCode = 1
  }
}

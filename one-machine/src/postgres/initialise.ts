import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { commandLine, type Runner } from './runner.ts'

export const superuser = 'bailclair'
const passwordFile = (dataDir: string) => join(dataDir, 'bailclair.password')

export const readPassword = (dataDir: string) => readFileSync(passwordFile(dataDir), 'utf8')

/** The same sort order on every machine, independent of its locales. PostgreSQL 17 or newer. */
export const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

/** Creates the data folder if there is none. It is renamed last, so an interrupted initdb leaves only a draft. */
export async function initialise(runner: Runner, locale: readonly string[]) {
  if (existsSync(runner.dataDir)) return
  const draft = `${runner.dataDir}.draft`
  const draftPassword = `${draft}.password`
  for (const leftover of [draft, draftPassword]) rmSync(leftover, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(draftPassword, randomBytes(24).toString('base64url'), { mode: 0o600 })
  changeOwner(draft, runner)
  changeOwner(draftPassword, runner)
  await runInitdb(runner, draft, draftPassword, locale)
  renameSync(draftPassword, passwordFile(draft))
  renameSync(draft, runner.dataDir)
}

async function runInitdb(runner: Runner, folder: string, password: string, locale: readonly string[]) {
  const [program, args] = commandLine(runner, 'initdb', [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    ...locale,
    '--no-instructions',
  ])
  try {
    await promisify(execFile)(program, args, { cwd: '/', ...runner.identity })
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string }
    throw new Error(`PostgreSQL could not create its data folder ${folder}:\n${stderr || message}`, { cause })
  }
}

function changeOwner(path: string, { identity: { uid, gid } }: Runner) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

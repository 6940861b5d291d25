import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL refuses to run as root or as a user without name: this says how to run it, and from which folders. */
export type Runner = { prefix: string[]; home: string; dataDir: string; identity: { uid?: number; gid?: number } }

const nobody = 65_534
/** Writable by root only, readable by the user nobody. */
const sharedFolder = '/var/lib/bailclair'

export function chooseRunner(home: string, dataDir: string): Runner {
  // Shuts down with this process, even after kill -9 (SIGINT is a fast shutdown). After unshare, which resets it.
  const dieWithParent = canRun(['setpriv', '--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : []
  const asCurrentUser: Runner = { prefix: dieWithParent, home, dataDir, identity: {} }
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasUserName()) return asCurrentUser

  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (isRoot && owner && owner.uid !== 0) return { ...asCurrentUser, identity: { uid: owner.uid, gid: owner.gid } }

  // In a user namespace, PostgreSQL sees itself as nobody but has the file permissions of the current user.
  const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (canRun([...unshare, 'true'])) return { ...asCurrentUser, prefix: [...unshare, ...dieWithParent] }
  if (!isRoot) return asCurrentUser

  // Some hosts forbid user namespaces: run as nobody, who cannot read /root or a private clone.
  return {
    prefix: dieWithParent,
    home: copyForNobody(home),
    dataDir: folderForNobody(dataDir),
    identity: { uid: nobody, gid: nobody },
  }
}

/** The asked folder, and the one used when PostgreSQL runs as nobody. */
export const possibleFolders = (dataDir: string) => [dataDir, folderForNobody(dataDir)]

/** The server must be stopped. */
export function removePostgresData(dataDir: string) {
  for (const folder of possibleFolders(dataDir)) rmSync(folder, { recursive: true, force: true })
}

/** Program and arguments to run `binary` of PostgreSQL. */
export function commandLine({ prefix, home }: Runner, binary: string, args: string[]): [string, string[]] {
  const [program = '', ...rest] = [...prefix, join(home, 'bin', binary), ...args]
  return [program, rest]
}

const folderForNobody = (dataDir: string) =>
  join(sharedFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))

function copyForNobody(home: string): string {
  const { mtimeMs } = statSync(join(home, 'bin/postgres'))
  const copy = join(sharedFolder, `binaries-${Math.round(mtimeMs).toString(36)}`)
  if (existsSync(copy)) return copy
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
  const draft = mkdtempSync(join(sharedFolder, 'draft-'))
  cpSync(home, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(join(draft, 'native'), copy)
  } catch (error) {
    if (!existsSync(copy)) throw error // unless another process has just made it
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

/** initdb refuses a user without a line in /etc/passwd, which is common in containers. */
function hasUserName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function canRun([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** How to run a program that refuses to be root or nameless, and where its binaries and data must then live. */
export type Runner = { prefix: string[]; home: string; dataDir: string; identity: { uid?: number; gid?: number } }

const nobody = 65_534
/** Where nobody can read what only root can create. */
const sharedPlace = '/var/lib/bailclair'

export function chooseRunner(home: string, dataDir: string): Runner {
  // Dies with us even after kill -9: SIGINT is PostgreSQL's fast, clean shutdown. Comes after unshare, which clears it.
  const tether = works(['setpriv', '--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : []
  const asIs: Runner = { prefix: tether, home, dataDir, identity: {} }
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return asIs

  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (isRoot && owner && owner.uid !== 0) return { ...asIs, identity: { uid: owner.uid, gid: owner.gid } }

  // The same user for the file system, nobody in its own eyes.
  const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (works([...unshare, 'true'])) return { ...asIs, prefix: [...unshare, ...tether] }
  if (!isRoot) return asIs

  // User namespaces are forbidden on some hosts: really become nobody, who can read neither /root nor a private clone.
  return {
    prefix: tether,
    home: copyForNobody(home),
    dataDir: placeForNobody(dataDir),
    identity: { uid: nobody, gid: nobody },
  }
}

/** Where the data of `dataDir` may be: as asked, or where the runner had to put them. */
export const possibleFolders = (dataDir: string) => [dataDir, placeForNobody(dataDir)]

/** Removes a stopped server's data. */
export function removePostgresData(dataDir: string) {
  for (const folder of possibleFolders(dataDir)) rmSync(folder, { recursive: true, force: true })
}

/** The program and arguments that run `binary` of PostgreSQL. */
export function commandLine({ prefix, home }: Runner, binary: string, args: string[]): [string, string[]] {
  const [program = '', ...rest] = [...prefix, join(home, 'bin', binary), ...args]
  return [program, rest]
}

const placeForNobody = (dataDir: string) =>
  join(sharedPlace, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))

function copyForNobody(home: string): string {
  const { mtimeMs } = statSync(join(home, 'bin/postgres'))
  const copy = join(sharedPlace, `binaries-${Math.round(mtimeMs).toString(36)}`)
  if (existsSync(copy)) return copy
  mkdirSync(sharedPlace, { recursive: true, mode: 0o755 })
  const draft = mkdtempSync(join(sharedPlace, 'draft-'))
  cpSync(home, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(join(draft, 'native'), copy)
  } catch (error) {
    if (!existsSync(copy)) throw error // another process may have been faster
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

/** initdb also refuses a user without a line in /etc/passwd, as containers like to have. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function works([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

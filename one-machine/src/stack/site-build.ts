import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { takeTurn } from '#claim.mjs'
import { readIfExists } from '#files.ts'
import { projectRoot } from '#project.ts'

type Site = 'owner' | 'tenant' | 'desk'

/** Builds a site when its sources differ from those of the last build. Returns whether it had to. */
export async function buildIfStale(site: Site, giveUp: AbortSignal, onBuild: () => void): Promise<boolean> {
  // inside the built folder: who removes that asks for a new build
  const stampFile = join(projectRoot, 'sites', site, 'dist/.sources')
  const stamp = fingerprint(projectRoot, [`sites/${site}`, 'sites/kit', 'domain', 'texts', 'package-lock.json'])
  if (readIfExists(stampFile) === stamp) return false
  const release = await takeTurn(`${site}-build`, projectRoot, () => undefined)
  try {
    if (readIfExists(stampFile) === stamp) return false // built by the one we waited for
    onBuild()
    await build(site, giveUp)
    writeFileSync(stampFile, stamp)
    return true
  } finally {
    release()
  }
}

async function build(site: Site, signal: AbortSignal) {
  const script = join(projectRoot, 'sites', site, 'build/build.ts')
  try {
    await promisify(execFile)(process.execPath, [script], { cwd: projectRoot, signal, maxBuffer: 64 * 1024 * 1024 })
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`The site ${site} could not be built:\n${stdout}${stderr}`, { cause })
  }
}

/** One hash over the names and contents of files and folders, tests and built files left out. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((it) => filesIn(root, it))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !/^(node_modules|dist|[.]build-.*)$|[.]test[.]tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(root, join(path, name)))
}

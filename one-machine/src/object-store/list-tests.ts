import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Names of the tests that need an engine, without loading their files, which would start one. */
export const listTests = (folder: string): string[] =>
  globSync('*.engine.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*it\('(.+)', async/gm)].map(
        ([, title]) => `${basename(file)}: ${title}`,
      ),
    )

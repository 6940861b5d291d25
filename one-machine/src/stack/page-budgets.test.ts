import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '#project.ts'
import { buildIfStale, type Site } from './site-build.ts'

type Manifest = { pages: Record<string, { scripts: string[]; texts: Record<'fr' | 'en', string[]> }> }

/** JavaScript until a page is usable, with gzip, in kilobytes of 1,000 bytes. */
const budget = 160
/** Pages above it, with what they may weigh at most until they are split. */
const above: Record<string, number> = {
  'owner ConsultProperty': 167,
  'owner Application': 167,
  'owner PropertyDiagnostic': 163,
  'tenant MyFile': 162,
}

describe.each<Site>(['owner', 'tenant', 'desk'])('the site %s', (site) => {
  const dist = join(projectRoot, 'sites', site, 'dist')
  const client = (file: string) => join(dist, 'client', file)
  let pages: [name: string, files: string[]][] = []

  beforeAll(async () => {
    await buildIfStale(site, AbortSignal.timeout(170_000), () => undefined)
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
    pages = Object.entries(manifest.pages).flatMap(([name, { scripts, texts }]) =>
      [texts.fr, texts.en].map((some): [string, string[]] => [name, [...new Set([...scripts, ...some])]]),
    )
  })

  test('no page has more JavaScript than its budget', () => {
    const weights = pages.map(([name, files]) => {
      const bytes = files.reduce((sum, file) => sum + readFileSync(`${client(file)}.gz`).length, 0)
      return { page: `${site} ${name}`, kilobytes: bytes / 1000 }
    })
    expect(weights.length).toBeGreaterThan(0)
    expect(weights.filter(({ page, kilobytes }) => kilobytes > (above[page] ?? budget))).toEqual([])
  })

  // The HTML of a page asks for all its files at once: what it does not name waits for the file that imports it.
  test('no script of a page imports a script that its HTML does not name', () => {
    const waiting = pages.flatMap(([name, files]) =>
      files.flatMap((file) =>
        importsOf(readFileSync(client(file), 'utf8'))
          .filter((imported) => !files.includes(`/assets/${imported}`))
          .map((imported) => `${name}: ${file} waits for ${imported}`),
      ),
    )
    expect(
      pages.flatMap(([, files]) => files.flatMap((file) => importsOf(readFileSync(client(file), 'utf8')))),
    ).not.toEqual([])
    expect(waiting).toEqual([])
  })
})

/** Static imports; `import()` loads on demand. */
const importsOf = (code: string): string[] =>
  Array.from(code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g), ([, file = '']) => file)

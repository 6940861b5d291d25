import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function journeyFileProblems(root: string): string[] {
  const tests = globSync('e2e/**/*.e2e.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  return journeyProblems(readFileSync(join(root, 'docs/journeys.md'), 'utf8'), tests)
}

/** The list of journeys and the browser tests must name the same ids. */
export function journeyProblems(list: string, tests: readonly string[]): string[] {
  const listed = [...list.matchAll(/^\|\s*(J-\d{2,})\s*\|/gm)].flatMap(([, id]) => id ?? [])
  const tested = new Set(tests.flatMap((test) => [...test.matchAll(/\[(J-\d{2,})\]/g)].flatMap(([, id]) => id ?? [])))
  const repeated = listed.filter((id, index) => listed.indexOf(id) !== index)
  return [
    ...(listed.length === 0 ? ['docs/journeys.md lists no journey'] : []),
    ...repeated.map((id) => `docs/journeys.md lists ${id} twice`),
    ...listed
      .filter((id) => !tested.has(id))
      .map((id) => `${id} is in docs/journeys.md, and no e2e test carries [${id}]`),
    ...[...tested].filter((id) => !listed.includes(id)).map((id) => `[${id}] is in e2e, and not in docs/journeys.md`),
  ]
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CruiseReport } from './boundaries.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** Every rule of the house is a tool, and every tool is seen red here once (architecture, last line). */

/** rule of .dependency-cruiser.cjs → files of which one breaks it. */
const trespasses: Record<string, Record<string, string>> = {
  'no-cycles': {
    'api/src/owner/planted-hen.ts': `import type { Egg } from './planted-egg.ts'\nexport type Hen = { egg: Egg }\n`,
    'api/src/owner/planted-egg.ts': `import type { Hen } from './planted-hen.ts'\nexport type Egg = { hen: Hen }\n`,
  },
  'everything-resolves': { 'api/src/owner/planted-lost.ts': `import '#owner/nowhere.ts'\n` },
  'tests-are-leaves': {
    'api/src/owner/planted-tested.ts': `import './planted.test.ts'\n`,
    'api/src/owner/planted.test.ts': 'export {}\n',
  },
  'domain-is-pure': { 'domain/src/owner/planted-clock.ts': `import 'node:fs'\n` },
  'applications-are-strangers': {
    'tenant/src/tenant/planted-shortcut.ts': `import '@bailclair/web/src/owner/planted-feature.ts'\n`,
    'web/src/owner/planted-feature.ts': 'export {}\n',
  },
  'desk-and-tenant-area-are-strangers': {
    'tenant/desk/src/verification/planted-loan.ts': `import '#tenant/planted-lender.ts'\n`,
    'tenant/src/tenant/planted-lender.ts': 'export {}\n',
  },
  'server-platform-knows-no-application': {
    'platform/src/planted-biased.ts': `import '@bailclair/api/src/owner/planted-guest.ts'\n`,
    'api/src/owner/planted-guest.ts': 'export {}\n',
  },
  'what-sites-share-knows-no-site': {
    'front/src/ui/planted-loyal.ts': `import '@bailclair/web/src/owner/planted-host.ts'\n`,
    'web/src/owner/planted-host.ts': 'export {}\n',
  },
  'front-is-for-sites': {
    'api/src/owner/planted-drawing.ts': `import '@bailclair/front/ui/planted-brush.ts'\n`,
    'front/src/ui/planted-brush.ts': 'export {}\n',
  },
  'browsers-do-without-the-server-platform': {
    'front/src/identity/planted-server.ts': `import '@bailclair/platform/logger.ts'\n`,
  },
  'nothing-deployed-knows-one-machine': {
    'api/src/owner/planted-demo.ts': `import '@bailclair/one-machine/ports.ts'\n`,
  },
  'deployed-code-declares-its-packages': { 'api/src/owner/planted-borrowed.ts': `import 'react'\n` },
  'features-are-islands': {
    'web/src/owner/planted-neighbour.ts': `import '#property/planted-feature.ts'\n`,
    'web/src/property/planted-feature.ts': 'export {}\n',
  },
  'features-below-pages': {
    'web/src/owner/planted-climber.ts': `import '#pages/planted.page.ts'\n`,
    'web/src/pages/planted.page.ts': 'export {}\n',
  },
  'base-below-features': {
    'front/src/ui/planted-knowing.ts': `import '#identity/planted-part.ts'\n`,
    'front/src/identity/planted-part.ts': 'export {}\n',
  },
  'platform-below-ui': {
    'front/src/platform/planted-drawing.ts': `import '#ui/planted-block.ts'\n`,
    'front/src/ui/planted-block.ts': 'export {}\n',
  },
  'pages-below-app': {
    'web/src/pages/planted-router.page.ts': `import '#app/planted-routes.ts'\n`,
    'web/src/app/planted-routes.ts': 'export {}\n',
  },
  'sql-lives-in-repositories': { 'api/src/owner/planted-query.service.ts': `import 'pg'\n` },
  'repositories-are-private': {
    'api/src/owner/planted-thief.service.ts': `import '#property/planted.repository.ts'\n`,
    'api/src/property/planted.repository.ts': 'export {}\n',
  },
  'services-ignore-http': { 'api/src/owner/planted-http.service.ts': `import 'fastify'\n` },
  'platform-ignores-features': {
    'api/src/platform/planted-biased.ts': `import '#owner/planted-rule.ts'\n`,
    'api/src/owner/planted-rule.ts': 'export {}\n',
  },
}

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

describe('boundaries', () => {
  let report: CruiseReport
  let rules: string[]
  beforeAll(() => {
    for (const files of Object.values(trespasses)) {
      for (const [path, text] of Object.entries(files)) copy.plant(path, text)
    }
    report = JSON.parse(
      copy.run('depcruise', '--output-type=json', 'domain', 'platform', 'api', 'front', 'web', 'tenant'),
    )
    const { forbidden } = report.summary.ruleSetUsed
    rules = forbidden.map(({ name }) => name)
  })

  it('have a planted violation for every rule', () => {
    expect(Object.keys(trespasses).sort()).toEqual(rules.sort())
  })

  it.each(Object.entries(trespasses))('%s', (rule, files) => {
    const culprits = report.summary.violations.filter(({ rule: { name } }) => name === rule).map(({ from }) => from)
    expect(culprits.some((culprit) => culprit in files)).toBe(true)
  })
})

describe('types', () => {
  const mistakes: [file: string, code: string, text: string][] = [
    ['unchecked-index', 'TS2322', `export const first = (list: string[]): string => list[0]\n`],
    ['exact-optional', 'TS2375', `export const nobody: { name?: string } = { name: undefined }\n`],
    ['enum', 'TS1294', 'export enum Colour {\n  Red,\n}\n'],
  ]
  let output: string
  beforeAll(() => {
    for (const [file, , text] of mistakes) copy.plant(`domain/src/platform/planted-${file}.ts`, text)
    output = copy.run('tsc', '-p', 'domain', '--pretty', 'false')
  })

  it.each(mistakes)('%s: %s', (file, code) => {
    expect(output).toMatch(new RegExp(`planted-${file}[.]ts\\(.*error ${code}`))
  })

  it('a text without its English', () => {
    copy.plant(
      'front/src/platform/messages/planted.messages.ts',
      `import { defineMessages } from './messages.ts'
export const planted = defineMessages({ fr: { title: 'Bien', help: 'Aide' }, en: { title: 'Property' } })\n`,
    )
    const include = ['src/platform/messages/planted.messages.ts']
    copy.plant('front/tsconfig.planted.json', JSON.stringify({ extends: './tsconfig.json', include }))
    const front = copy.run('tsc', '-p', 'front/tsconfig.planted.json', '--pretty', 'false')
    expect(front).toMatch(/planted[.]messages[.]ts\(.*error TS2322[\s\S]*?Property 'help' is missing/)
  })
})

describe('lint', () => {
  const long = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}`).join('\n')
  const mistakes: [rule: string, file: string, text: string][] = [
    ['lint/suspicious/noExplicitAny', 'planted-any.ts', 'export const anything = (value: any) => value\n'],
    ['format', 'planted-format.ts', 'export const   spaced = "double"\n'],
    ['lint/style/noExcessiveLinesPerFile', 'planted-long.ts', `${long}\n`],
    ['lint/style/useFilenamingConvention', 'PlantedName.ts', 'export const named = 1\n'],
    ['lint/style/noRestrictedImports', 'planted-climb.ts', `import '../../contracts.ts'\n`],
    ['lint/style/noRestrictedImports', 'planted-zod.ts', `import { z } from 'zod'\n\nexport const text = z.string()\n`],
    ['lint/performance/noBarrelFile', 'planted-barrel.ts', `export { z } from 'zod/mini'\n`],
    [
      'lint/suspicious/noSkippedTests',
      'planted-skip.test.ts',
      `import { it } from 'vitest'\n\nit.skip('later', () => 1)\n`,
    ],
  ]
  let problems: { category: string; location: { path: string } }[]
  beforeAll(() => {
    for (const [, file, text] of mistakes) copy.plant(`domain/src/owner/${file}`, text)
    const output = copy.run(
      'biome',
      'ci',
      '--colors=off',
      '--reporter=json',
      '--max-diagnostics=none',
      'domain/src/owner',
    )
    problems = JSON.parse(output).diagnostics
  })

  it.each(mistakes)('%s in %s', (rule, file) => {
    const found = problems.filter(({ location: { path } }) => path.endsWith(file)).map(({ category }) => category)
    expect(found).toContain(rule)
  })
})

describe('dead code', () => {
  let output: string
  beforeAll(() => {
    copy.plant('api/src/owner/planted-unused.ts', 'export const unused = 1\n')
    copy.plant('api/src/owner/planted-part.ts', 'export const used = 1\nexport const plantedExport = 2\n')
    copy.plant('api/src/owner/planted-part.test.ts', `import { used } from './planted-part.ts'\n\nused.toFixed()\n`)
    const manifest = JSON.parse(copy.read('api/package.json'))
    manifest.dependencies['planted-package'] = '1.0.0'
    copy.plant('api/package.json', JSON.stringify(manifest))
    output = copy.run('knip')
  })

  it.each([
    ['a file', /^Unused files[\s\S]*api\/src\/owner\/planted-unused[.]ts/m],
    ['an export', /^Unused exports[\s\S]*plantedExport/m],
    ['a dependency', /^Unused dependencies[\s\S]*planted-package +api\/package[.]json/m],
  ])('%s', (_, problem) => {
    expect(output).toMatch(problem)
  })
})

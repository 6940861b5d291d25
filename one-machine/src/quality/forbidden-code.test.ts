import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CruiseReport } from './boundaries.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** Every rule is checked by a tool; here each tool must report code that breaks its rule. */

/** Rule of .dependency-cruiser.cjs → files of which one breaks it. */
const violations: Record<string, Record<string, string>> = {
  'no-cycles': {
    'api/src/owner/bad-hen.ts': `import type { Egg } from './bad-egg.ts'\nexport type Hen = { egg: Egg }\n`,
    'api/src/owner/bad-egg.ts': `import type { Hen } from './bad-hen.ts'\nexport type Egg = { hen: Hen }\n`,
  },
  'everything-resolves': { 'api/src/owner/bad-lost.ts': `import '#owner/nowhere.ts'\n` },
  'production-ignores-tests': {
    'api/src/owner/bad-tested.ts': `import './bad.test.ts'\n`,
    'api/src/owner/bad.test.ts': 'export {}\n',
  },
  'texts-know-the-domain-only': { 'texts/src/bad-server.ts': `import '@bailclair/server-kit/logger.ts'\n` },
  'domain-is-pure': { 'domain/src/owner/bad-clock.ts': `import 'node:fs'\n` },
  'applications-are-separate': {
    'sites/tenant/src/tenant/bad-shortcut.ts': `import '@bailclair/owner-site/src/owner/bad-feature.ts'\n`,
    'sites/owner/src/owner/bad-feature.ts': 'export {}\n',
  },
  'server-kit-ignores-applications': {
    'server-kit/src/bad-biased.ts': `import '@bailclair/api/src/owner/bad-guest.ts'\n`,
    'api/src/owner/bad-guest.ts': 'export {}\n',
  },
  'site-kit-ignores-sites': {
    'sites/kit/src/ui/bad-loyal.ts': `import '@bailclair/owner-site/src/owner/bad-host.ts'\n`,
    'sites/owner/src/owner/bad-host.ts': 'export {}\n',
  },
  'site-kit-is-for-sites': {
    'api/src/owner/bad-drawing.ts': `import '@bailclair/site-kit/ui/bad-brush.ts'\n`,
    'sites/kit/src/ui/bad-brush.ts': 'export {}\n',
  },
  'browser-code-ignores-server-kit': {
    'sites/kit/src/identity/bad-server.ts': `import '@bailclair/server-kit/logger.ts'\n`,
  },
  'sites-ignore-rent-figures': {
    'sites/owner/src/rent-control/bad-figures.ts': `export const load = () => import('@bailclair/domain/rent-control/orders/paris-2026.data.ts')\n`,
  },
  'rent-figures-load-late': {
    'domain/src/rent-control/bad-shapes.ts': `export { parisZones } from './zones/paris-zones.data.ts'\n`,
  },
  'deployed-code-ignores-one-machine': {
    'api/src/owner/bad-demo.ts': `import '@bailclair/one-machine/ports.ts'\n`,
  },
  'deployed-code-declares-its-packages': { 'api/src/owner/bad-borrowed.ts': `import 'react'\n` },
  'features-are-separate': {
    'sites/owner/src/owner/bad-neighbour.ts': `import '#property/bad-feature.ts'\n`,
    'sites/owner/src/property/bad-feature.ts': 'export {}\n',
  },
  'features-below-pages': {
    'sites/owner/src/owner/bad-climber.ts': `import '#pages/bad.page.ts'\n`,
    'sites/owner/src/pages/bad.page.ts': 'export {}\n',
  },
  'base-below-features': {
    'sites/kit/src/ui/bad-knowing.ts': `import '#identity/bad-part.ts'\n`,
    'sites/kit/src/identity/bad-part.ts': 'export {}\n',
  },
  'platform-below-ui': {
    'sites/kit/src/platform/bad-drawing.ts': `import '#ui/bad-block.ts'\n`,
    'sites/kit/src/ui/bad-block.ts': 'export {}\n',
  },
  'pages-below-app': {
    'sites/owner/src/pages/bad-router.page.ts': `import '#app/bad-routes.ts'\n`,
    'sites/owner/src/app/bad-routes.ts': 'export {}\n',
  },
  'sql-only-in-repositories': { 'api/src/owner/bad-query.service.ts': `import 'pg'\n` },
  'repositories-are-private': {
    'api/src/owner/bad-thief.service.ts': `import '#property/bad.repository.ts'\n`,
    'api/src/property/bad.repository.ts': 'export {}\n',
  },
  'services-ignore-http': { 'api/src/owner/bad-http.service.ts': `import 'fastify'\n` },
  'platform-ignores-features': {
    'api/src/platform/bad-biased.ts': `import '#owner/bad-rule.ts'\n`,
    'api/src/owner/bad-rule.ts': 'export {}\n',
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
    for (const files of Object.values(violations)) {
      for (const [path, text] of Object.entries(files)) copy.write(path, text)
    }
    report = JSON.parse(copy.run('depcruise', '--output-type=json', 'domain', 'texts', 'server-kit', 'api', 'sites'))
    const { forbidden } = report.summary.ruleSetUsed
    rules = forbidden.map(({ name }) => name)
  })

  it('have a violation here for every rule', () => {
    expect(Object.keys(violations).sort()).toEqual(rules.sort())
  })

  it.each(Object.entries(violations))('%s', (rule, files) => {
    const offenders = report.summary.violations.filter(({ rule: { name } }) => name === rule).map(({ from }) => from)
    expect(offenders.some((offender) => offender in files)).toBe(true)
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
    for (const [file, , text] of mistakes) copy.write(`domain/src/value/bad-${file}.ts`, text)
    output = copy.run('tsc', '-p', 'domain', '--pretty', 'false')
  })

  it.each(mistakes)('%s: %s', (file, code) => {
    expect(output).toMatch(new RegExp(`bad-${file}[.]ts\\(.*error ${code}`))
  })

  it('a text without its English', () => {
    copy.write(
      'sites/kit/src/platform/messages/bad.messages.ts',
      `import { defineMessages } from './messages.ts'
export const bad = defineMessages({ fr: { title: 'Bien', help: 'Aide' }, en: { title: 'Property' } })\n`,
    )
    const include = ['src/platform/messages/bad.messages.ts']
    copy.write('sites/kit/tsconfig.bad.json', JSON.stringify({ extends: './tsconfig.json', include }))
    const output = copy.run('tsc', '-p', 'sites/kit/tsconfig.bad.json', '--pretty', 'false')
    expect(output).toMatch(/bad[.]messages[.]ts\(.*error TS2322[\s\S]*?Property 'help' is missing/)
  })
})

describe('lint', () => {
  const long = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}`).join('\n')
  const mistakes: [rule: string, file: string, text: string][] = [
    ['lint/suspicious/noExplicitAny', 'bad-any.ts', 'export const anything = (value: any) => value\n'],
    ['format', 'bad-format.ts', 'export const   spaced = "double"\n'],
    ['lint/style/noExcessiveLinesPerFile', 'bad-long.ts', `${long}\n`],
    ['lint/style/useFilenamingConvention', 'BadName.ts', 'export const named = 1\n'],
    ['lint/style/noRestrictedImports', 'bad-climb.ts', `import '../../contracts.ts'\n`],
    ['lint/style/noRestrictedImports', 'bad-zod.ts', `import { z } from 'zod'\n\nexport const text = z.string()\n`],
    ['lint/performance/noBarrelFile', 'bad-barrel.ts', `export { z } from 'zod/mini'\n`],
    [
      'lint/suspicious/noSkippedTests',
      'bad-skip.test.ts',
      `import { it } from 'vitest'\n\nit.skip('later', () => 1)\n`,
    ],
  ]
  let problems: { category: string; location: { path: string } }[]
  beforeAll(() => {
    for (const [, file, text] of mistakes) copy.write(`domain/src/owner/${file}`, text)
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
    copy.write('api/src/owner/bad-unused.ts', 'export const unused = 1\n')
    copy.write('api/src/owner/bad-part.ts', 'export const used = 1\nexport const badExport = 2\n')
    copy.write('api/src/owner/bad-part.test.ts', `import { used } from './bad-part.ts'\n\nused.toFixed()\n`)
    const manifest = JSON.parse(copy.read('api/package.json'))
    manifest.dependencies['bad-package'] = '1.0.0'
    copy.write('api/package.json', JSON.stringify(manifest))
    output = copy.run('knip')
  })

  it.each([
    ['a file', /^Unused files[\s\S]*api\/src\/owner\/bad-unused[.]ts/m],
    ['an export', /^Unused exports[\s\S]*badExport/m],
    ['a dependency', /^Unused dependencies[\s\S]*bad-package +api\/package[.]json/m],
  ])('%s', (_, problem) => {
    expect(output).toMatch(problem)
  })
})

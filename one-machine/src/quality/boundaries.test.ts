import { describe, expect, it } from 'vitest'
import { boundaryProblems, mutualImports } from './boundaries.ts'

const modules = ['api/src/main.ts', 'sites/owner/src/app/entry.tsx'].map((source) => ({ source, dependencies: [] }))

it('passes when every folder was looked at and no rule was broken', () => {
  expect(boundaryProblems({ modules, summary: { violations: [] } }, ['api', 'sites/owner'])).toEqual([])
})

it('fails when a folder was not looked at', () => {
  expect(boundaryProblems({ modules, summary: { violations: [] } }, ['api', 'domain'])).toEqual([
    'domain: no module was seen, the rules check nothing there',
  ])
})

it('names the rule and both ends', () => {
  const violations = [{ from: 'sites/owner/src/a.ts', to: 'api/src/b.ts', rule: { name: 'applications-are-separate' } }]
  expect(boundaryProblems({ modules, summary: { violations } }, ['api'])).toEqual([
    'applications-are-separate: sites/owner/src/a.ts → api/src/b.ts',
  ])
})

describe('features of the API that import each other', () => {
  const importing = (source: string, ...resolved: string[]) => ({
    source: `api/src/${source}`,
    dependencies: resolved.map((path) => ({ resolved: `api/src/${path}` })),
  })

  it('are named once, with both imports', () => {
    expect(mutualImports([importing('owner/a.ts', 'property/b.ts'), importing('property/c.ts', 'owner/d.ts')])).toEqual(
      [
        'mutual-imports: owner and property import each other: api/src/owner/a.ts → api/src/property/b.ts, api/src/property/c.ts → api/src/owner/d.ts',
      ],
    )
  })

  it.each([
    ['one way', importing('property/c.ts', 'audit/d.ts')],
    ['a test', importing('property/c.test.ts', 'owner/d.ts')],
    ['inside a feature', importing('owner/c.ts', 'owner/d.ts')],
    ['the platform', importing('platform/c.ts', 'owner/d.ts')],
  ])('%s is no pair', (_, module) => {
    expect(mutualImports([importing('owner/a.ts', 'property/b.ts', 'platform/e.ts'), module])).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { boundaryProblems } from './boundaries.ts'

const modules = [{ source: 'api/src/main.ts' }, { source: 'web/src/app/entry.tsx' }]

it('is content when it saw every folder and nothing broke a rule', () => {
  expect(boundaryProblems({ modules, summary: { violations: [] } }, ['api', 'web'])).toEqual([])
})

it('does not take blindness for success', () => {
  expect(boundaryProblems({ modules, summary: { violations: [] } }, ['api', 'domain'])).toEqual([
    'domain: no module was seen, the rules check nothing there',
  ])
})

it('names the rule and both ends', () => {
  const violations = [{ from: 'web/src/a.ts', to: 'api/src/b.ts', rule: { name: 'applications-are-strangers' } }]
  expect(boundaryProblems({ modules, summary: { violations } }, ['api'])).toEqual([
    'applications-are-strangers: web/src/a.ts → api/src/b.ts',
  ])
})

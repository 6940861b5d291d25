import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { workspaces } from './checks.ts'
import { checks, chosen, phases } from './suites.ts'

const names = (suites: readonly { name: string }[]) => suites.map(({ name }) => name)

it('runs the tests of every workspace that has some', () => {
  expect(names(phases.flatMap(({ suites }) => suites))).toEqual(
    expect.arrayContaining(['domain', 'api', 'owner-site', 'stand-ins', 'one-machine', 'browser journeys']),
  )
})

it('checks the types of every workspace', () => {
  expect(names(checks)).toContain('types')
  const types: { references: { path: string }[] } = JSON.parse(readFileSync(join(projectRoot, 'tsconfig.json'), 'utf8'))
  expect(types.references.map(({ path }) => path)).toEqual(workspaces)
})

it('npm run check runs every check, and only those', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  expect(scripts.check.split('--only ')[1].split(',')).toEqual(names(checks))
})

describe('--only', () => {
  const suites = ['types domain', 'types web', 'lint', 'domain', 'web', 'web-server'].map((name) => ({
    name,
    run: async () => ({ passed: 1, failed: 0 }),
  }))

  it.each([
    [[], ['types domain', 'types web', 'lint', 'domain', 'web', 'web-server']],
    [['domain'], ['domain']],
    [['web'], ['web']],
    [['types'], ['types domain', 'types web']],
    [['types web'], ['types web']],
    [
      ['lint', 'web-server'],
      ['lint', 'web-server'],
    ],
    [['nothing'], []],
  ])('%j chooses %j', (only, expected) => {
    expect(names(chosen(suites, only))).toEqual(expected)
  })
})

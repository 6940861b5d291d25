import { describe, expect, it } from 'vitest'
import { playwrightOutcome } from './browser-suite.ts'
import { checkOutcome, hasFailed, lastLine, timeTable, totalOf } from './outcome.ts'
import { vitestOutcome } from './vitest-suite.ts'

it('sums every suite into the last line', () => {
  const total = totalOf([
    { passed: 12, failed: 0 },
    checkOutcome([]),
    checkOutcome(['two', 'problems']),
    { passed: 3, failed: 2 },
  ])
  expect(lastLine(total)).toBe('16 passed, 3 failed')
})

it('lists the time of each suite, slowest first', () => {
  const results = [
    { name: 'lint', seconds: 4.04 },
    { name: 'api', seconds: 131.27 },
    { name: 'types', seconds: 9 },
  ]
  expect(timeTable(results).split('\n')).toEqual(['  131.3 s  api', '    9.0 s  types', '    4.0 s  lint'])
})

it.each([
  [{ passed: 1, failed: 0 }, false],
  [{ passed: 1, failed: 1 }, true],
  [{ passed: 0, failed: 0 }, true],
])('of %j says failed: %s', (total, expected) => {
  expect(hasFailed(total)).toBe(expected)
})

describe('vitest', () => {
  const file = (...statuses: string[]) => ({
    name: 'x.test.ts',
    status: 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })

  it.each([
    ['tests that pass', [file('passed', 'passed'), file('passed')], true, 3, 0],
    ['a test that fails', [file('passed', 'failed')], false, 1, 1],
    ['a skipped test', [file('passed', 'skipped')], true, 1, 1],
    ['a test left to do', [file('passed', 'todo')], true, 1, 1],
    ['a file that does not load', [file('passed'), file()], false, 1, 1],
    ['an error outside every test', [file('passed')], false, 1, 1],
    ['no tests at all', [], true, 0, 1],
  ])('%s', (_, testResults, isOk, passed, failed) => {
    expect(vitestOutcome({ testResults }, isOk, 'output')).toMatchObject({ passed, failed })
  })

  it('names a test that was skipped because something is not installed', () => {
    const skipped = { status: 'skipped', fullName: 'restores a dump', meta: { needs: 'pg_dump' } }
    const testResults = [{ name: 'x.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }, skipped] }]
    expect(vitestOutcome({ testResults }, true, 'output')).toEqual({
      passed: 1,
      failed: 0,
      report: 'Not run, because it needs pg_dump: restores a dump',
    })
  })
})

describe('playwright', () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }

  it.each([
    ['journeys that pass', { ...none, expected: 4 }, [], true, 4, 0],
    ['a journey that fails', { ...none, expected: 3, unexpected: 1 }, [], false, 3, 1],
    ['two journeys that passed at the second try', { ...none, expected: 3, flaky: 2 }, [], true, 5, 0],
    ['three journeys that passed at the second try', { ...none, expected: 3, flaky: 3 }, [], true, 3, 3],
    ['one that failed beside one that passed later', { ...none, unexpected: 1, flaky: 1 }, [], false, 1, 1],
    ['a skipped journey', { ...none, expected: 3, skipped: 1 }, [], true, 3, 1],
    ['a stack that did not start', none, [{ message: 'API did not start' }], false, 0, 1],
    ['a crash without a report', none, [], false, 0, 1],
    ['no journeys at all', none, [], true, 0, 1],
  ])('%s', (_, stats, errors, isOk, passed, failed) => {
    expect(playwrightOutcome({ stats, errors, suites: [] }, isOk, 'output')).toMatchObject({ passed, failed })
  })

  it('names what passed at the second try', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const suites = [{ suites: [{ specs: [spec('J-1', 'expected'), spec('J-2', 'flaky')] }], specs: [] }]
    const stats = { ...none, expected: 1, flaky: 1 }
    expect(playwrightOutcome({ stats, errors: [], suites }, true, 'output')).toEqual({
      passed: 2,
      failed: 0,
      report: 'Passed only at the second try: J-2',
    })
  })
})

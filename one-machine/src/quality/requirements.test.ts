import { describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { requirementFileProblems, requirementProblems } from './requirements.ts'

const files = new Map([
  ['api/src/lock.ts', ''],
  [
    'api/src/lock.test.ts',
    `it('opens once', () => {})\nit("won't open twice", () => {})\nit.each([1])(\n  'a long title of %s',\n)`,
  ],
])
const project = { read: (path: string) => files.get(path), exists: (path: string) => files.has(path) }
const ids = ['V1.1.1', 'V1.1.2', 'V1.2.1', 'V1.2.2', 'V1.3.1']

const summary =
  'Of the 5 requirements of levels 1 and 2, 2 do not apply. ' +
  'Of the other 3, 1 are met, 1 partly met, 1 not met, and 0 are the operator’s.'
const met = '| V1.1.1 | Locks | `api/src/lock.ts` | `api/src/lock.test.ts` “opens once” |'
const partly = '| V1.1.2 | Bolts | `api/src/lock.ts` | Partly: no bolt on the left. `api/src/lock.test.ts` |'
const notMet = '| V1.2.1 | Chains | – | Not met: nobody made one |'
const notApplicable = '- V1.2.2, V1.3.1: there is no window.'
const whole = [summary, met, partly, notMet, notApplicable].join('\n')

const problemsOf = (text: string) => requirementProblems(text, ids, project)
const withProof = (proof: string) => problemsOf(whole.replace('`api/src/lock.test.ts` “opens once”', proof))

it('accepts a table with every requirement, whose files and tests exist', () => {
  expect(problemsOf(whole)).toEqual([])
})

it.each([
  ['in other quotes', "`api/src/lock.test.ts` “won't open twice”"],
  ['on a line of its own', '`api/src/lock.test.ts` “opens once” “a long title of %s”'],
  ['named by its file alone', '`api/src/lock.test.ts`'],
  ['replaced by a reason', 'No test: it is a picture'],
])('accepts a test %s', (_, proof) => {
  expect(withProof(proof)).toEqual([])
})

describe('finds', () => {
  it.each([
    [
      'a test that does not exist',
      '`api/src/lock.test.ts` “opens”',
      'V1.1.1: api/src/lock.test.ts has no test “opens”',
    ],
    ['a second one', '`api/src/lock.test.ts` “opens once” “x”', 'V1.1.1: api/src/lock.test.ts has no test “x”'],
    ['a test file that does not exist', '`api/src/key.test.ts`', 'V1.1.1: api/src/key.test.ts does not exist'],
    ['a proof without a test', 'Everybody knows', 'V1.1.1 names no test, and does not say why'],
    ['a file as proof that is no test', '`api/src/lock.ts`', 'V1.1.1 names no test, and does not say why'],
  ])('%s', (_, proof, problem) => {
    expect(withProof(proof)).toEqual([problem])
  })

  it.each([
    [
      'a file that does not exist',
      whole.replace('`api/src/lock.ts`', '`api/src/door.ts`'),
      'V1.1.1: api/src/door.ts does not exist',
    ],
    ['a row without a file', whole.replace('`api/src/lock.ts`', 'the door'), 'V1.1.1 names no file'],
    ['an unknown requirement', whole.replace('V1.3.1', 'V1.3.1, V9.9.9'), 'V9.9.9 is no requirement of level 1 or 2'],
    ['a requirement given twice', whole.replace('V1.3.1', 'V1.3.1, V1.1.1'), 'docs/security.md lists V1.1.1 twice'],
    ['a requirement left out', whole.replace(', V1.3.1', ''), 'docs/security.md does not list V1.3.1'],
    ['a wrong count', whole.replace('1 partly met', '2 partly met'), `docs/security.md does not say: ${summary}`],
  ])('%s', (_, text, problem) => {
    expect(problemsOf(text)).toContain(problem)
  })
})

it('finds nothing wrong in the table of this project', () => {
  expect(requirementFileProblems(projectRoot)).toEqual([])
})

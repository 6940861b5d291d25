import { expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { openIdConnectFileProblems, openIdConnectProblems } from './openid-connect.ts'

const file = 'identity/src/realm/openid-connect.test.ts'
const files = new Map([
  [file, `it('opens once', () => {})\n  it.each([\n    ['a', 1],\n  ])('refuses %s', () => {})`],
  ['identity/src/other.test.ts', `it('waits', () => {})`],
])
const summary = 'Of the 4 requirements that apply to it, 2 are met, 1 partly, and 1 are not offered.'
const whole = [
  summary,
  `| Core 2 | Doors | Met | \`${file}\` “opens once” |`,
  `| RFC 9700 2.1 | Walls | Met | \`${file}\` “refuses %s”, \`identity/src/other.test.ts\` “waits” |`,
  '| Logout 3 | Windows | Partly: one is open | `identity/src/other.test.ts` |',
  '| Core 3.1.3.6 | Roof | Not offered: it never rains | |',
].join('\n')
const problemsOf = (text: string) => openIdConnectProblems(text, (path) => files.get(path))

it('accepts a table whose tests exist', () => {
  expect(problemsOf(whole)).toEqual([])
})

it.each([
  [
    'a test that does not exist',
    whole.replace('“waits”', '“runs”'),
    'RFC 9700 2.1, Walls: identity/src/other.test.ts has no test “runs”',
  ],
  [
    'a file that does not exist',
    whole.replaceAll('other', 'another'),
    'Logout 3, Windows: identity/src/another.test.ts does not exist',
  ],
  [
    'a result without a test',
    whole.replace('`identity/src/other.test.ts` |\n', '|\n'),
    'Logout 3, Windows names no test',
  ],
  [
    'a result that says nothing',
    whole.replace('Partly: one is open', 'Nearly'),
    'Logout 3, Windows: “Nearly” is no result',
  ],
  [
    'a test in no row',
    whole.replace('“opens once”', '“refuses %s”'),
    'docs/openid-connect.md does not name the test “opens once”',
  ],
  ['a wrong count', whole.replace('2 are met', '3 are met'), `docs/openid-connect.md does not say: ${summary}`],
])('finds %s', (_, text, problem) => {
  expect(problemsOf(text)).toContain(problem)
})

it('finds nothing wrong in the table of this project', () => {
  expect(openIdConnectFileProblems(projectRoot)).toEqual([])
})

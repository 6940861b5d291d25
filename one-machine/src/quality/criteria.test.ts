import { expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { criteriaFileProblems, criteriaProblems } from './criteria.ts'

const files = new Map([
  ['sites/field.test.tsx', `it('has a label', () => {})`],
  ['e2e/accessibility/markup.ts', ''],
])
const checks = {
  read: (path: string) => files.get(path),
  journeys: ['J-01', 'J-02'],
  axe: [
    { rule: 'image-alt', criteria: ['1.1'] },
    { rule: 'heading-order', criteria: [] },
  ],
  own: ['J-01', 'e2e/accessibility/markup.ts'],
}
const table = `
| 1.1 | met | axe |
| 1.2 | absent | no picture |
| 7.1 | unchecked | nobody looked |
| 7.3 | met | J-01; J-02 |
| 8.2 | met | \`e2e/accessibility/markup.ts\` on every screen |
| 9.1 | met | axe: heading-order; read: titles |
| 11.1 | met | \`sites/field.test.tsx\` “has a label” |
`
it('accepts a check that tests more than the criteria', () => {
  const more = { ...checks, own: [...checks.own, 'e2e/accessibility/size.ts'] }
  expect(criteriaProblems(table, more)).toEqual(['no criterion names e2e/accessibility/size.ts'])
  expect(criteriaProblems(`${table}\nBeyond these criteria: \`e2e/accessibility/size.ts\`.\n`, more)).toEqual([])
})

const after = (from: string, to: string) => criteriaProblems(table.replace(from, to), checks)

it('accepts a table whose checks exist, and that names every check', () => {
  expect(criteriaProblems(table, checks)).toEqual([])
})

it.each([
  ['a test that does not exist', '“has a label”', '“has none”', '11.1: sites/field.test.tsx has no test “has none”'],
  ['a file that does not exist', 'field.test', 'box.test', '11.1: sites/box.test.tsx does not exist'],
  ['a journey that does not exist', 'J-02', 'J-09', '7.3: there is no J-09'],
  ['a rule that axe does not run', 'heading-order', 'heading', '9.1: axe runs no rule heading'],
  ['axe without a rule', 'J-01; J-02', 'J-01; axe', '7.3: axe has no rule for it'],
  [
    'a claim without a check',
    'J-01; J-02',
    'J-01 |\n| 7.4 | met | we believe it',
    '7.4 is met, and does not say how that is known',
  ],
  ['a rule that no criterion uses', '| axe |', '| read: pictures |', '1.1 does not name axe, which has image-alt'],
  ['a journey that no criterion names', 'J-01; J-02', 'J-02', 'no criterion names J-01'],
  [
    'a check that no criterion names',
    '`e2e/accessibility/markup.ts` on',
    'read: on',
    'no criterion names e2e/accessibility/markup.ts',
  ],
  ['an unknown state', 'unchecked', 'later', '7.1 is later, which is no state'],
  ['no table', table, '', 'docs/accessibility.md has no table of criteria'],
])('finds %s', (_, from, to, problem) => {
  expect(after(from, to)).toContain(problem)
})

it('finds nothing wrong in the table of this project', () => {
  expect(criteriaFileProblems(projectRoot)).toEqual([])
})

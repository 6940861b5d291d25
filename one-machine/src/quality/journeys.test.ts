import { expect, it } from 'vitest'
import { journeyProblems } from './journeys.ts'

const list = '| Id | Journey |\n|---|---|\n| J-01 | Reads the home page |\n| J-02 | Writes to us |\n'

it.each([
  ['the same ids on both sides', list, ["test('[J-01] reads')", "test('[J-02] writes')"], []],
  ['a journey with two tests', list, ["test('[J-01] fr [J-02]')", "test('[J-01] en')"], []],
  [
    'a journey without a test',
    list,
    ["test('[J-01] reads')"],
    ['J-02 is in docs/journeys.md, and no e2e test carries [J-02]'],
  ],
  [
    'a test of an unknown journey',
    list,
    ["test('[J-01]'); test('[J-02]'); test('[J-03]')"],
    ['[J-03] is in e2e, and not in docs/journeys.md'],
  ],
  ['an id given twice', `${list}| J-02 | Again |\n`, ["'[J-01] [J-02]'"], ['docs/journeys.md lists J-02 twice']],
  ['an empty list', '# Journeys\n', [], ['docs/journeys.md lists no journey']],
])('%s', (_, document, tests, problems) => {
  expect(journeyProblems(document, tests)).toEqual(problems)
})

import { expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { commandFileProblems, commandProblems } from './commands.ts'

const problemsOf = (text: string) =>
  commandProblems(text, ['staff', 'bench:growth'], (path) => ['api/src/staff.ts', 'deploy/role.sql'].includes(path))

it.each([
  ['commands that exist', 'npm run staff -- list; npm run --silent bench:growth', []],
  ['programs that exist', 'node api/src/staff.ts list\npsql -f deploy/role.sql', []],
  ['a command of npm itself', 'npm start, npm test', []],
  ['an unknown command', 'npm run staf -- list', ['there is no command npm run staf']],
  ['an unknown program', '`node api/src/stuff.ts`', ['api/src/stuff.ts does not exist']],
  ['an unknown file of statements', 'psql "$URL" -f deploy/rule.sql', ['deploy/rule.sql does not exist']],
])('%s', (_, text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

it('finds nothing wrong in the documents of this project', () => {
  expect(commandFileProblems(projectRoot)).toEqual([])
})

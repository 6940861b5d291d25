import { expect, it } from 'vitest'
import { statementsIn } from './documented-statements.ts'

const document = `
\`\`\`sh
psql "$DATABASE_URL" -c "select 1" \\
  -c "select
    2"
psql "$OTHER_URL" -c "select 3"
\`\`\`

- And \`-c "select 4"\` in a sentence.

  \`\`\`sh
  psql "$DATABASE_URL" --csv -c "select '\\\\x$hash'"
  \`\`\`
`

it.each([
  ['DATABASE_URL', ['select 1', 'select\n    2', "select '\\x00'"]],
  ['OTHER_URL', ['select 3']],
])('finds the statements for %s', (variable, statements) => {
  expect(statementsIn(document, variable)).toEqual(statements)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'

/** The SQL that the documents tell an operator to run on one database, so that a test can run it. */
export const documentedStatements = (variable: 'DATABASE_URL' | 'IDENTITY_DATABASE_URL'): string[] =>
  ['docs/leak-runbook.md', 'docs/operations.md'].flatMap((path) =>
    statementsIn(readFileSync(join(projectRoot, path), 'utf8'), variable),
  )

export function statementsIn(document: string, variable: string): string[] {
  const commands = document.split(/^(?=\s*psql )/m).filter((text) => text.trim().startsWith(`psql "$${variable}"`))
  return commands.flatMap((command) => {
    // a command ends with its code block
    const [shell = ''] = command.split('```')
    return [...shell.matchAll(/-c "([^"]+)"/g)].map(([, statement = '']) => withoutVariables(statement))
  })
}

/** `\\x$hash` in the shell is `\x…` for PostgreSQL. */
const withoutVariables = (statement: string) => statement.replaceAll('\\\\x$hash', '\\x00')

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'

export type Statement = { text: string; values: (string | null)[] }

const repeats = 5

/**
 * What PostgreSQL is asked each time `work` runs, as it writes it to its own log: nothing of ours could leave one out.
 * What is asked only now and then belongs to the jobs of the background.
 */
export async function loggedStatements(
  { databaseUrl, logs }: { databaseUrl: string; logs: string },
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const file = join(logs, 'postgresql.log')
  const logging = async (value: 'all' | 'none') => {
    await runSql(databaseUrl, `alter system set log_statement = '${value}'`)
    await runSql(databaseUrl, 'select pg_reload_conf()')
  }
  await logging('all')
  await sleep(500) // ms, until every connection has read it
  const before = readFileSync(file, 'utf8').length
  for (let turn = 0; turn < repeats; turn++) await work()
  const written = readFileSync(file, 'utf8').slice(before)
  await logging('none')
  const statements = Map.groupBy(statementsIn(written), ({ text }) => text)
  return [...statements.values()].flatMap(([first, ...others]) => (first && others.length >= repeats - 1 ? first : []))
}

/** An entry begins with its date, a line that goes on with a tab. Parameters follow their statement. */
function statementsIn(log: string): Statement[] {
  const statements: Statement[] = []
  for (const entry of log.split(/\n(?=\d{4}-)/)) {
    const [, text] = /LOG: {2}execute [^:]+: (.*)/s.exec(entry) ?? []
    if (text) statements.push({ text: text.replaceAll('\n\t', '\n'), values: [] })
    const [, parameters] = /DETAIL: {2}Parameters: (.*)/is.exec(entry) ?? []
    if (parameters) statements.at(-1)?.values.push(...valuesIn(parameters))
  }
  return statements
}

const valuesIn = (parameters: string): (string | null)[] =>
  Array.from(
    parameters.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g),
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  )

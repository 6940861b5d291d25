import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'

export type Statement = { text: string; values: (string | null)[] }

const repeats = 5

/**
 * Reads the SQL of `work` from PostgreSQL's own log, so that no statement is missed. Statements that do not appear in
 * every repeat come from background jobs and are left out.
 */
export async function recordStatements(
  { databaseUrl, logs }: { databaseUrl: string; logs: string },
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const file = join(logs, 'postgresql.log')
  const setLogging = async (value: 'all' | 'none') => {
    await runSql(databaseUrl, `alter system set log_statement = '${value}'`)
    await runSql(databaseUrl, 'select pg_reload_conf()')
  }
  await setLogging('all')
  await sleep(500) // ms, until every connection has reloaded the setting
  const before = readFileSync(file, 'utf8').length
  for (let turn = 0; turn < repeats; turn++) await work()
  const written = readFileSync(file, 'utf8').slice(before)
  await setLogging('none')
  const statements = Map.groupBy(statementsIn(written), ({ text }) => text)
  return [...statements.values()].flatMap(([first, ...others]) => (first && others.length >= repeats - 1 ? first : []))
}

/** A log entry starts with its date; its further lines start with a tab. Parameters follow their statement. */
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

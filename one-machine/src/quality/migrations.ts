import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Older ones were applied before the rule. */
const firstChecked = { api: '0038', identity: '0010' }
const firstWithoutScan = { api: '0077', identity: '0011' }

/** Migrations that the release before would not survive, while both run during a rolling release. */
export const migrationFileProblems = (root: string): string[] =>
  Object.entries(firstChecked).flatMap(([workspace, first]) =>
    globSync(`${workspace}/migrations/*.sql`, { cwd: root })
      .filter((path) => basename(path) >= first)
      .flatMap((path) => {
        const sql = readFileSync(join(root, path), 'utf8')
        const mayScan = basename(path) < firstWithoutScan[workspace as keyof typeof firstWithoutScan]
        return [...migrationProblems(sql), ...(mayScan ? [] : scanProblems(sql))].map(
          (problem) => `${path}: ${problem}`,
        )
      }),
  )

/** Something is removed one release after the last one that used it; the file says since when. */
const contract = /^-- contract: not used since \S+/m

const breakingStatements: readonly [RegExp, string][] = [
  [/^drop (table|view|function|type)\b/, 'removes what the release before may use'],
  [/^alter (table|view|function|type) .*\brename\b/, 'renames what the release before may use'],
]
/** Actions of `alter table`. */
const breakingActions: readonly [RegExp, string][] = [
  [/^drop (?!constraint\b)(column )?(if exists )?\w+/, 'drops a column'],
  [/^alter (column )?\w+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter (column )?\w+ (set not null|drop default)\b/, 'refuses rows of the release before'],
  [/^add (column )?(if not exists )?(?!.*\b(default|generated)\b).*\bnot null\b/, 'adds a column that needs a value'],
]

export function migrationProblems(sql: string): string[] {
  if (contract.test(sql)) return []
  return statementsOf(sql).flatMap((statement) => {
    const actions = actionsOf(statement)
    const found = [
      ...breakingStatements.filter(([pattern]) => pattern.test(statement)),
      ...breakingActions.filter(([pattern]) => actions.some((action) => pattern.test(action))),
    ]
    return found.map(
      ([, problem]) => `${problem}, without “-- contract: not used since RELEASE”: ${statement.slice(0, 60)}`,
    )
  })
}

/** A check of existing rows reads them all, and `alter table` keeps everybody out meanwhile. */
export const scanProblems = (sql: string): string[] =>
  statementsOf(sql)
    .filter((statement) => actionsOf(statement).some((action) => /^add .*\bcheck\b(?!.*\bnot valid$)/.test(action)))
    .map((statement) => `needs “not valid”, and “validate constraint” in a later file: ${statement.slice(0, 60)}`)

/** Lower case, one space between words, without comments and bodies of functions. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())

/** Commas in brackets separate no actions. */
function actionsOf(statement: string): string[] {
  const [, list] = statement.match(/^alter table (?:if exists )?(?:only )?[\w."]+ (.*)$/) ?? []
  return list ? list.split(/,(?![^(]*\))/).map((action) => action.trim()) : []
}

/** The first line of a migration that runs statement by statement, for `create index concurrently`. */
export const runsOutsideTransaction = (sql: string): boolean => /^-- no transaction\b/.test(sql)

/** A statement ends with a semicolon at the end of a line: such files hold no functions. */
export function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** Why it could not continue after a failure: a statement that ran already must do nothing the second time. */
export function resumeProblems(sql: string): string[] {
  if (!runsOutsideTransaction(sql)) return []
  return statementsOf(sql).flatMap((statement) => {
    const isRepeatable = !/^(create|drop)\b|\b(add|drop)\s+(column|constraint)\b/i.test(statement)
    if (isRepeatable || /\bif\s+(not\s+)?exists\b/i.test(statement)) return []
    return [`needs “if not exists” or “if exists”, to be run again after a failure: ${statement.slice(0, 60)}`]
  })
}

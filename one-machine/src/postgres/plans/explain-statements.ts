import pg from 'pg'
import type { Statement } from './collect-statements.ts'
import { type PlanNode, wholeTableReads } from './plan-problems.ts'

export type PlanRules = {
  /** With the reason why they stay small. */
  smallTables: Readonly<Record<string, string>>
  /** Part of a statement's text → why it may read a whole table. */
  exceptions: Readonly<Record<string, string>>
}

/** As plans name them, without a schema. */
const partialIndexes =
  'select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indpred is not null'

/** What is wrong with the plans of statements, on a database with every migration. */
export async function planProblems(
  url: string,
  statements: readonly Statement[],
  { smallTables, exceptions }: PlanRules,
): Promise<string[]> {
  if (statements.length === 0) return []
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // on empty tables a join of whole indexes is as cheap as a lookup
    await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off')
    const { rows } = await client.query<{ name: string }>(partialIndexes)
    const catalogue = {
      smallTables: new Set(Object.keys(smallTables)),
      partialIndexes: new Set(rows.map(({ name }) => name)),
    }
    const problems: string[] = []
    for (const statement of statements) {
      if (Object.keys(exceptions).some((part) => statement.text.includes(part))) continue
      const plan = await explain(client, statement)
      const reads = plan ? wholeTableReads(plan, catalogue) : []
      if (reads.length > 0) problems.push(`${reads.join(', ')}, sent by ${statement.sentBy}:\n${statement.text}`)
    }
    return problems
  } finally {
    await client.end()
  }
}

type Explained = { 'QUERY PLAN': [{ Plan: PlanNode }] }

const undefinedTable = '42P01'

/**
 * With the values of the first run, as the server would plan it; without them if they are wrong on purpose. Undefined for
 * a table that no migration makes: only a test has it.
 */
async function explain(client: pg.Client, { text, values }: Statement): Promise<PlanNode | undefined> {
  const planned = await client
    .query<Explained>(`explain (format json) ${text}`, values)
    .catch((error: { code?: string }) => {
      if (error.code === undefinedTable) return undefined
      if (!error.code?.startsWith('22')) throw new Error(`Not explained: ${text}`, { cause: error })
      return client.query<Explained>(`explain (format json, generic_plan) ${text}`)
    })
  return planned?.rows[0]?.['QUERY PLAN'][0].Plan
}

import type pg from 'pg'
import type { PlanNode } from './plan-problems.ts'

/** What `explain (analyze, format json)` adds. */
export type MeasuredNode = Omit<PlanNode, 'Plans'> & {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: MeasuredNode[]
}

/** Rows of tables that a statement reads to answer, also those that a condition then drops. */
export function countRowsRead(plan: MeasuredNode): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + countRowsRead(child), 0)
  // a bitmap of an index names no table: the scan above it reads the rows
  if (plan['Relation Name'] === undefined || plan['Node Type'] === 'ModifyTable') return below
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return below + (plan['Actual Rows'] + removed) * plan['Actual Loops']
}

type Measured = { 'QUERY PLAN': [{ Plan: MeasuredNode }] }

/** Runs a statement again and counts what it reads; nothing that it writes is kept. */
export async function measureRowsRead(client: pg.Client, text: string, values: unknown[]): Promise<number> {
  await client.query('begin')
  try {
    const { rows } = await client.query<Measured>(`explain (analyze, timing off, format json) ${text}`, values)
    return countRowsRead((rows[0] as Measured)['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('rollback')
  }
}

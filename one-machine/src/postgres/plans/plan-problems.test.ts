import { describe, expect, it } from 'vitest'
import { type PlanNode, wholeTableReads } from './plan-problems.ts'

const catalogue = { smallTables: new Set(['job_run']), partialIndexes: new Set(['mail_waiting']) }
const reads = (plan: PlanNode) => wholeTableReads(plan, catalogue)

const scan = (table: string): PlanNode => ({ 'Node Type': 'Seq Scan', 'Relation Name': table })
const walk = (index: string, condition?: string): PlanNode => ({
  'Node Type': 'Index Scan',
  'Relation Name': 'application',
  'Index Name': index,
  ...(condition && { 'Index Cond': condition }),
})

describe('a plan', () => {
  it('fails that reads a large table from end to end, wherever it does', () => {
    expect(reads(scan('application'))).toEqual(['Seq Scan of application'])
    expect(reads({ 'Node Type': 'Nested Loop', Plans: [scan('job_run'), scan('owner')] })).toEqual([
      'Seq Scan of owner',
    ])
    expect(reads(walk('application_pkey'))).toEqual(['Index Scan of application'])
  })

  it('may read a small table, or what an index finds', () => {
    expect(reads(scan('job_run'))).toEqual([])
    expect(reads(walk('application_pkey', '(id = $1)'))).toEqual([])
    expect(reads(walk('mail_waiting'))).toEqual([])
  })

  it('may walk along an index as far as a limit, unless it sorts before', () => {
    const limited = (below: PlanNode): PlanNode => ({ 'Node Type': 'Limit', Plans: [below] })
    expect(reads(limited(walk('application_pkey')))).toEqual([])
    expect(reads(limited(scan('application')))).toEqual(['Seq Scan of application'])
    expect(reads(limited({ 'Node Type': 'Sort', Plans: [walk('application_pkey')] }))).toEqual([
      'Index Scan of application',
    ])
  })
})

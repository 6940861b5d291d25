/** The part of `explain (format json)` that is read here. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

export type Catalogue = {
  /** Tables that stay small: reading them whole is fine. */
  smallTables: ReadonlySet<string>
  /** The condition of such an index is in its definition, so a plan shows none. */
  partialIndexes: ReadonlySet<string>
}

/** They read all of their input before they return a row: a limit above them does not stop the scan below. */
const readsAllFirst = new Set(['Sort', 'Aggregate', 'Hash', 'SetOp', 'WindowAgg', 'ModifyTable'])

/**
 * Large tables that a plan made with `enable_seqscan = off` still reads from end to end: no index fits its condition. A
 * walk along an index that a limit ends is not one of them.
 */
export function wholeTableReads(plan: PlanNode, catalogue: Catalogue, isLimited = false): string[] {
  const type = plan['Node Type']
  const below = type === 'Limit' || (isLimited && !readsAllFirst.has(type))
  return [
    ...(isWholeRead(plan, catalogue, isLimited) ? [`${type} of ${plan['Relation Name']}`] : []),
    ...(plan.Plans ?? []).flatMap((child) => wholeTableReads(child, catalogue, below)),
  ]
}

function isWholeRead(plan: PlanNode, { smallTables, partialIndexes }: Catalogue, isLimited: boolean): boolean {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = plan
  if (smallTables.has(table)) return false
  if (type === 'Seq Scan') return true
  const isIndexWalk = type === 'Index Scan' || type === 'Index Only Scan'
  return isIndexWalk && plan['Index Cond'] === undefined && !isLimited && !partialIndexes.has(index)
}

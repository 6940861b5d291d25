import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type CountedTable, insertChanges, listDifferences } from './statistic-change.repository.ts'

type Needs = Pick<Deps, 'db' | 'logger'>

/** One snapshot for the table and its statistics: writers go on meanwhile, and nobody waits. */
const inSnapshot = <T>({ db }: Pick<Needs, 'db'>, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(work)

export const findDifferences = (deps: Pick<Needs, 'db'>, table: CountedTable) =>
  inSnapshot(deps, (tx) => listDifferences(tx, table))

/** Corrects the statistics of a table and returns how many were wrong: none, unless triggers were off. */
export const checkTable = (deps: Needs, table: CountedTable): Promise<number> =>
  inSnapshot(deps, async (tx) => {
    const differences = await listDifferences(tx, table)
    if (differences.length === 0) return 0
    deps.logger.error({ table, differences: differences.slice(0, 20) }, 'statistics were wrong and are corrected')
    await insertChanges(tx, differences)
    return differences.length
  })

import { repeat, type Worker } from '@bailclair/platform/worker.ts'
import type { Deps } from '#deps.ts'
import { deleteEndedBudgets } from './budget.repository.ts'

const everyMs = 60_000

/** Windows that have ended are forgotten within a minute: who called is not kept (quality: retention). */
export const startBudgetPurge = (deps: Pick<Deps, 'db' | 'clock' | 'logger'>): Worker =>
  repeat({ name: 'budget purge', everyMs, logger: deps.logger }, async () => {
    await deleteEndedBudgets(deps.db, deps.clock())
  })

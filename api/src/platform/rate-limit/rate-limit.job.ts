import { definePurge } from '#platform/jobs/define-purge.ts'
import { endedBudgets } from './rate-limit.repository.ts'

/** Windows that have ended are forgotten within a minute or so: who called is not kept. */
export const budgetsJob = definePurge('ended-budgets', { everyMinutes: 1 }, { windows: endedBudgets })

import { definePurge } from '#platform/jobs/define-purge.ts'
import { endedRateLimits } from './rate-limit.repository.ts'

/** Windows that have ended are forgotten within a minute or so: who called is not kept. */
export const rateLimitsJob = definePurge('ended-budgets', { everyMinutes: 1 }, { windows: endedRateLimits })

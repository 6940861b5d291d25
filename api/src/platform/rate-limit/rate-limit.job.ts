import { definePurge } from '#platform/jobs/define-purge.ts'
import { endedRateLimits } from './rate-limit.repository.ts'

/** Deletes windows about a minute after they end, so that who called is not kept. */
export const rateLimitsJob = definePurge('ended-budgets', { everyMinutes: 1 }, { windows: endedRateLimits })

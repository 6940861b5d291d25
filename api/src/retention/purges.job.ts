import { definePurge } from '#platform/jobs/define-purge.ts'
import {
  changesWithoutOwner,
  endedIntents,
  endedWishes,
  expiredPendingEmailsOfOwners,
  expiredPendingEmailsOfTenants,
  purgedApplications,
} from './purges.repository.ts'

/** Lists hide these rows from the first minute of the day; this deletes them. */
export const purgedApplicationsJob = definePurge(
  'purged-applications',
  { dailyAt: '00:15' },
  { rows: purgedApplications, wishes: endedWishes },
)

export const expiredPendingEmailsJob = definePurge(
  'forsaken-emails',
  { dailyAt: '02:20' },
  { owners: expiredPendingEmailsOfOwners, tenants: expiredPendingEmailsOfTenants },
)

export const endedIntentsJob = definePurge('ended-intents', { dailyAt: '02:40' }, { rows: endedIntents })

export const endedOwnerChangesJob = definePurge(
  'ended-owner-changes',
  { dailyAt: '02:50' },
  { rows: changesWithoutOwner },
)

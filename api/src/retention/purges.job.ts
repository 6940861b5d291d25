import { definePurge } from '#platform/jobs/define-purge.ts'
import { forsakenEmailsOfOwners, forsakenEmailsOfTenants, purgedApplications } from './purges.repository.ts'

/** Lists leave these out from the first minute of the day: this takes them away. */
export const purgedApplicationsJob = definePurge(
  'purged-applications',
  { dailyAt: '00:15' },
  { rows: purgedApplications },
)

export const forsakenEmailsJob = definePurge(
  'forsaken-emails',
  { dailyAt: '02:20' },
  { owners: forsakenEmailsOfOwners, tenants: forsakenEmailsOfTenants },
)

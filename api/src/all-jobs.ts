import { auditJobs } from '#audit/audit.jobs.ts'
import { endedAccessJob } from '#identity/ended-access.job.ts'
import { unconfirmedAccountsJob } from '#identity/unconfirmed-accounts.job.ts'
import { digestJob } from '#notification/digest.job.ts'
import { budgetsJob } from '#platform/budget/budget.job.ts'
import type { Job } from '#platform/jobs/job.ts'
import { oldMailsJob } from '#platform/mail/outbox.job.ts'
import { deliveriesJob } from '#rental-file/delivery.job.ts'
import { absentTenantsJob, silentTenantsJob } from '#tenant/archive.jobs.ts'

/** Every scheduled job of the API, in the order in which those that are due run. */
export const allJobs: readonly Job[] = [
  budgetsJob,
  deliveriesJob,
  endedAccessJob,
  digestJob,
  silentTenantsJob,
  absentTenantsJob,
  unconfirmedAccountsJob,
  ...auditJobs,
  oldMailsJob,
]

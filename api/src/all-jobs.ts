import { stageNoticeJob } from '#application/stage-notice.job.ts'
import { applicationTallyJob } from '#application/tally.job.ts'
import { auditJobs } from '#audit/audit.jobs.ts'
import { answersJob } from '#choice/answers.job.ts'
import { unansweredJobs } from '#choice/unanswered.jobs.ts'
import { oldUploadsJob } from '#document/upload/old-uploads.job.ts'
import { endedAccessJob } from '#identity/ended-access.job.ts'
import { unconfirmedAccountsJob } from '#identity/unconfirmed-accounts.job.ts'
import { issuedPdfsJob } from '#issued-pdf/issued-pdf.job.ts'
import { journalJobs } from '#journal/journal.jobs.ts'
import { messageMailsJob } from '#message/message-mails.job.ts'
import { digestJob } from '#notification/digest.job.ts'
import type { Job } from '#platform/jobs/job.ts'
import { oldMailsJob } from '#platform/mail/outbox.job.ts'
import { monthsJob } from '#platform/months/months.job.ts'
import { rateLimitsJob } from '#platform/rate-limit/rate-limit.job.ts'
import { absentTenantsJob, silentTenantsJob } from '#rental-file/archive/archive.jobs.ts'
import { deliveriesJob } from '#rental-file/delivery/delivery.job.ts'
import { accessEndingJob } from '#retention/access-ending.job.ts'
import { archivedFilesJob } from '#retention/archived-files.job.ts'
import { dormantAccountsJob } from '#retention/dormant-accounts.job.ts'
import { followUpJob } from '#retention/follow-up.job.ts'
import { inactiveOwnersJob } from '#retention/inactive-owners.job.ts'
import { inactiveTenantsJob } from '#retention/inactive-tenants.job.ts'
import {
  endedIntentsJob,
  endedOwnerChangesJob,
  expiredPendingEmailsJob,
  purgedApplicationsJob,
} from '#retention/purges.job.ts'
import { statisticsJobs } from '#statistics/statistics.jobs.ts'
import { releasedPartsJob } from '#verification/released-parts.job.ts'
import { pastVisitsJob, visitRemindersJob } from '#visit/visit.jobs.ts'

/** All scheduled jobs, in the order in which due ones run. */
export const allJobs: readonly Job[] = [
  monthsJob,
  applicationTallyJob,
  rateLimitsJob,
  deliveriesJob,
  // before the links that it searches by are deleted
  dormantAccountsJob,
  endedAccessJob,
  purgedApplicationsJob,
  endedIntentsJob,
  endedOwnerChangesJob,
  accessEndingJob,
  visitRemindersJob,
  digestJob,
  messageMailsJob,
  stageNoticeJob,
  answersJob,
  ...unansweredJobs,
  followUpJob,
  silentTenantsJob,
  absentTenantsJob,
  inactiveOwnersJob,
  inactiveTenantsJob,
  archivedFilesJob,
  unconfirmedAccountsJob,
  ...auditJobs,
  releasedPartsJob,
  pastVisitsJob,
  oldMailsJob,
  expiredPendingEmailsJob,
  issuedPdfsJob,
  oldUploadsJob,
  ...journalJobs,
  ...statisticsJobs,
]

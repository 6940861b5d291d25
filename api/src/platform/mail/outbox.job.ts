import { definePurge } from '#platform/jobs/define-purge.ts'
import { deadMails, mailMonths, sentMails } from './outbox.repository.ts'

/** The content of a mail is erased when it is sent. The rest goes with its month; dead mails are deleted earlier. */
export const oldMailsJob = definePurge(
  'old-mails',
  { dailyAt: '02:10' },
  { dead: deadMails, months: mailMonths, sent: sentMails },
)

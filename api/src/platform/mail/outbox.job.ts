import { definePurge } from '#platform/jobs/define-purge.ts'
import { deadMails, sentMails } from './outbox.repository.ts'

/** The content of a mail is erased when it is sent. The rest of the row, and dead mails, are deleted later. */
export const oldMailsJob = definePurge('old-mails', { dailyAt: '02:10' }, { sent: sentMails, dead: deadMails })

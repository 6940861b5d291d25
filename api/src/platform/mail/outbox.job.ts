import { definePurge } from '#platform/jobs/define-purge.ts'
import { deadMails, sentMails } from './outbox.repository.ts'

/** What a mail said goes when it is sent; that there was one, and those nobody could deliver, go some time after. */
export const oldMailsJob = definePurge('old-mails', { dailyAt: '02:10' }, { sent: sentMails, dead: deadMails })

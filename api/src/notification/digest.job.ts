import { shownStatus } from '@bailclair/domain/application/consent-scope.rules.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { buildDigest, type DigestNews } from '@bailclair/domain/notification/digest.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { listOwnersWithNews, lockReader, recordDigest, takeNews } from './digest.repository.ts'
import { digestTexts } from './digest-mail.messages.ts'

/** One mail in the morning to each owner who chose the digest and has news. */
export const digestJob = defineSweep({
  name: 'daily-digest',
  schedule: { dailyAt: '08:00' },
  list: async ({ db, clock }, page) => {
    const owners = await listOwnersWithNews(db, todayInParis(clock()), page)
    return owners.map((owner) => ({ ...owner, step: 'digest' }))
  },
  settle: ({ clock }, tx, { id }) => writeDigest(tx, id, todayInParis(clock())),
})

/**
 * The row lock on the owner orders it against a change of preferences. The news is deleted with the mail's transaction.
 */
async function writeDigest(tx: Db, ownerId: OwnerId, today: CalendarDate): Promise<boolean> {
  const reader = await lockReader(tx, ownerId, today)
  if (!reader) return false
  const news = await takeNews(tx, ownerId, today)
  const sections = buildDigest(news.map(toNews)).filter(({ lines, withdrawn }) => lines.length + withdrawn > 0)
  if (sections.length === 0) return false
  const { email: to, language } = reader
  const content = digestTexts[language]({ today, sections })
  await enqueueMail(tx, { kind: 'daily-digest', ownerId, to, language, unsubscribe: ownerId, content })
  await recordDigest(tx, ownerId, today)
  return true
}

function toNews(row: Awaited<ReturnType<typeof takeNews>>[number]): DigestNews {
  const { propertyId, propertyName, news, fileId, fileStatus, consentScope, accessEndsOn, tenants } = row
  if (news === 'WITHDRAWN' || !fileId || !accessEndsOn || !fileStatus || !consentScope)
    return { propertyId, propertyName, news: 'WITHDRAWN' }
  const status = shownStatus(fileStatus, consentScope)
  return { propertyId, propertyName, news, fileId, applicant: rowName(tenants ?? []), status, accessEndsOn }
}

import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { accessEndingDates } from '@bailclair/domain/retention/access-ending.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { OwnerId } from '#deps.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { claimEndingAccesses, type EndingAccess, listOwnersToNotify } from './access-ending.repository.ts'
import { accessEndingTexts } from './retention-mails.messages.ts'

/** Owners are told a week before an access ends, with one mail for all accesses that end on the same day. */
export const accessEndingJob = defineSweep({
  name: 'access-ending',
  schedule: { dailyAt: '07:30' },
  list: async ({ db, clock }, page) => {
    const owners = await listOwnersToNotify(db, accessEndingDates(todayInParis(clock())), page)
    return owners.map((owner) => ({ ...owner, step: 'told' }))
  },
  settle: async ({ clock }, tx, { id }) => {
    const accesses = await claimEndingAccesses(tx, accessEndingDates(todayInParis(clock())), id)
    for (const [day, ofDay] of Map.groupBy(accesses, ({ accessEndsOn }) => accessEndsOn))
      await notifyOfEndingAccesses(tx, id, day, ofDay)
    return accesses.length > 0
  },
})

const notifyOfEndingAccesses = (
  tx: Db,
  ownerId: OwnerId,
  accessEndsOn: CalendarDate,
  accesses: readonly EndingAccess[],
) =>
  notifyOwner(tx, ownerId, {
    kind: 'access-ending',
    news: 'ACCESS_ENDING',
    about: accesses,
    contentOf: (language, wanted) => accessEndingTexts[language]({ accessEndsOn, properties: byProperty(wanted) }),
  })

const byProperty = (accesses: readonly EndingAccess[]) =>
  [...Map.groupBy(accesses, ({ propertyId }) => propertyId)].map(([id, ofProperty]) => ({
    id,
    name: ofProperty[0]?.propertyName ?? null,
    applicants: ofProperty.map(({ tenants }) => rowName(tenants)),
  }))

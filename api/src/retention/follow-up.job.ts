import { followUpDates } from '@bailclair/domain/retention/follow-up.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { listToFollowUp, lockFollowUp, recordFollowUp } from './follow-up.repository.ts'
import { followUpTexts } from './retention-mails.messages.ts'

/** Six weeks after a property was validated, its owner is asked once whether it is let. */
export const followUpJob = defineSweep({
  name: 'follow-up',
  schedule: { dailyAt: '09:00' },
  list: async ({ db, clock }, page) => {
    const properties = await listToFollowUp(db, followUpDates(todayInParis(clock())), page)
    return properties.map(({ id, at }) => ({ id, at, step: 'asked' }))
  },
  settle: async ({ clock }, tx, { id }) => {
    const today = todayInParis(clock())
    const property = await lockFollowUp(tx, followUpDates(today), id)
    if (!property) return false
    await recordFollowUp(tx, id, today)
    await notifyOwner(tx, property.ownerId, {
      kind: 'follow-up',
      about: [{ propertyId: id }],
      contentOf: (language) => followUpTexts[language]({ propertyId: id, propertyName: property.name }),
    })
    return true
  },
})

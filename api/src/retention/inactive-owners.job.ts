import { findInactivityStep, inactivityCutoff } from '@bailclair/domain/retention/inactivity.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { endOwner } from '#owner/delete-account.service.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { listInactiveOwners, lockInactiveOwner } from './inactivity.repository.ts'
import { takeInactivityStep } from './inactivity-step.service.ts'
import {
  inactivityDeletionTexts,
  inactivityWarningTexts,
  lastInactivityWarningTexts,
} from './retention-mails.messages.ts'

const texts = { 'first-warning': inactivityWarningTexts, 'last-warning': lastInactivityWarningTexts }

/** Owners without a sign-in for 100, 103 and 104 weeks are warned, warned again and deleted. */
export const inactiveOwnersJob = defineSweep({
  name: 'inactive-owners',
  schedule: { dailyAt: '09:15' },
  list: async ({ db, clock }, page) => {
    const today = todayInParis(clock())
    const owners = await listInactiveOwners(db, inactivityCutoff(today), page)
    return owners.map(({ id, ...inactivity }) => ({
      id,
      at: inactivity.lastSignInOn,
      step: findInactivityStep(inactivity, today),
    }))
  },
  settle: async (deps, tx, { id }) => {
    const person = await lockInactiveOwner(tx, id)
    if (!person) return false
    const { language } = person
    const deletionMail = { language, texts: inactivityDeletionTexts, by: 'SERVICE' } as const
    return takeInactivityStep(deps, tx, {
      person,
      table: 'owner',
      texts,
      today: todayInParis(deps.clock()),
      end: () => endOwner(deps, tx, { ownerId: id, account: person }, deletionMail),
    })
  },
})

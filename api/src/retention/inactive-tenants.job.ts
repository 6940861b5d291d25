import { findInactivityStep, inactivityCutoff } from '@bailclair/domain/retention/inactivity.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { declineInvitations } from '#rental-file/member/delete-part.service.ts'
import { endTenant } from '#tenant/delete-account.service.ts'
import {
  tenantInactivityDeletionTexts,
  tenantInactivityWarningTexts,
  tenantLastInactivityWarningTexts,
} from '#tenant/inactivity-mails.messages.ts'
import { findInactiveTenant, listInactiveTenants, lockInactiveTenant } from './inactivity.repository.ts'
import { takeInactivityStep } from './inactivity-step.service.ts'

const texts = { 'first-warning': tenantInactivityWarningTexts, 'last-warning': tenantLastInactivityWarningTexts }

/** The same for tenants, whose documents were deleted long before (decision 117). */
export const inactiveTenantsJob = defineSweep({
  name: 'inactive-tenants',
  schedule: { dailyAt: '09:30' },
  list: async ({ db, clock }, page) => {
    const today = todayInParis(clock())
    const tenants = await listInactiveTenants(db, inactivityCutoff(today), page)
    return tenants.map(({ id, ...inactivity }) => ({
      id,
      at: inactivity.lastSignInOn,
      step: findInactivityStep(inactivity, today),
    }))
  },
  settle: async (deps, tx, { id }) => {
    const today = todayInParis(deps.clock())
    const before = await findInactiveTenant(deps.db, id)
    // invitations are in other people's files, which must not be locked after this person
    if (before && findInactivityStep(before, today) === 'deletion') await declineInvitations(deps, before.email)
    const person = await lockInactiveTenant(tx, id)
    if (!person) return false
    const { language } = person
    const deletionMail = { language, texts: tenantInactivityDeletionTexts, by: 'SERVICE' } as const
    const end = () => endTenant(deps, tx, id, deletionMail)
    return takeInactivityStep(deps, tx, { person, table: 'tenantProfile', texts, today, end })
  },
})

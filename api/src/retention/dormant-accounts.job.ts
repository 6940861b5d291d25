import { daysBefore } from '@bailclair/domain/retention/periods.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { languageOf } from '#identity/account-language.ts'
import { expectOwner } from '#owner/expect-owner.service.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { issuerOf } from '#platform/session.ts'
import { expectTenant } from '#tenant/expect-tenant.service.ts'
import { listDormantAccounts } from './dormant-accounts.repository.ts'

/**
 * A confirmed account that never signed in exists only at the identity server. This creates its row after a day, so
 * that the inactivity rule finds it (decision 150).
 */
export const dormantAccountsJob = defineSweep({
  name: 'dormant-accounts',
  schedule: { dailyAt: '03:30' },
  list: async ({ db, clock }, page) =>
    (await listDormantAccounts(db, daysBefore(clock(), 1), page)).map((account) => ({
      ...account,
      step: account.realm,
    })),
  settle: async ({ clock, config, identity }, tx, { id, realm, email }) => {
    const user = await identity.findUser(realm, id)
    if (!user?.emailVerified) return false
    const account = { issuer: issuerOf(config, realm), subject: id, email, language: languageOf(user) }
    return realm === 'owner' ? expectOwner(tx, account) : expectTenant(tx, account, todayInParis(clock()))
  },
})

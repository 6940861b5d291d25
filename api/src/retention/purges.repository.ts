import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { intentCutoff } from '@bailclair/domain/share-link/intent.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { sql } from 'kysely'
import { type Purge, purgeOf } from '#platform/database/rows.ts'
import type { PublicRealm } from '#platform/session.ts'

/** Applications three months after the last day of access (docs/law.md), with the record of visits. */
export const purgedApplications = purgeOf('application', (now) => sql<boolean>`purged_on <= ${todayInParis(now)}::date`)

/** What applicants said when applying, after the access has ended for good: until then a choice can be undone, for a day. */
const hasEndedWish = (now: Date) =>
  sql<boolean>`(wish is not null or entry_date is not null) and access_ends_on < ${todayInParis(daysBefore(now, periods.endedWishDays))}::date`
export const endedWishes: Purge = {
  count: async (db, now) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from application where ${hasEndedWish(now)}`.execute(db)
    return rows[0]?.count ?? 0
  },
  remove: async (db, now, limit) => {
    const { numAffectedRows } = await sql`update application set wish = null, entry_date = null where id = any(array(
      select id from application where ${hasEndedWish(now)} limit ${limit} for update skip locked))`.execute(db)
    return Number(numAffectedRows ?? 0)
  },
}

/** Applications to finish that nobody finished. */
export const endedIntents = purgeOf('applicationIntent', (now) => sql<boolean>`started_at <= ${intentCutoff(now)}`)

/** A change that was made while its owner was being deleted. */
export const changesWithoutOwner = purgeOf(
  'ownerChange',
  () => sql<boolean>`not exists (select from owner where owner.id = owner_change.owner_id)`,
)

/** Pending e-mails whose link expired a week ago. They may be somebody else's address. */
function expiredPendingEmails(table: 'owner' | 'tenant_profile', realm: PublicRealm): Purge {
  const rows = sql.table(table)
  const isExpired = (now: Date) => sql<boolean>`pending_email is not null and not exists (
    select from account_token where realm = ${realm} and account_token.subject = ${rows}.subject
      and purpose = 'EMAIL_CHANGE' and account_token.email = ${rows}.pending_email
      and expires_at >= ${daysBefore(now, periods.endedLinkDays)})`
  return {
    count: async (db, now) => {
      const counted = sql<{ count: number }>`select count(*) as count from ${rows} where ${isExpired(now)}`
      const { rows: answer } = await counted.execute(db)
      return answer[0]?.count ?? 0
    },
    remove: async (db, now, limit) => {
      const { numAffectedRows } = await sql`update ${rows} set pending_email = null where id = any(array(
        select id from ${rows} where ${isExpired(now)} limit ${limit} for update skip locked))`.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}

export const expiredPendingEmailsOfOwners = expiredPendingEmails('owner', 'owner')
export const expiredPendingEmailsOfTenants = expiredPendingEmails('tenant_profile', 'tenant')

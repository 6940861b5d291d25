import { todayInParis } from '@bailclair/domain/platform/today.ts'
import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import { type Purge, purgeOf } from '#platform/database/rows.ts'

/** Three months after the last day of access (law, data): the row, with who opened the file when. */
export const purgedApplications = purgeOf('application', (now) => sql<boolean>`purged_on <= ${todayInParis(now)}::date`)

/** A new address whose link is over, and forgotten: perhaps somebody else's. */
const forsaken = (now: Date) => sql<boolean>`pending_email is not null and not exists (
  select from account_token where realm = 'owner' and account_token.subject = owner.subject
    and purpose = 'EMAIL_CHANGE' and account_token.email = owner.pending_email
    and expires_at >= ${daysBefore(now, periods.endedLinkDays)})`

export const forsakenEmails: Purge = {
  count: async (db, now) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from owner where ${forsaken(now)}`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  },
  remove: async (db, now, limit) => {
    const { numAffectedRows } = await sql`update owner set pending_email = null where id = any(array(
      select id from owner where ${forsaken(now)} limit ${limit} for update skip locked))`.execute(db)
    return Number(numAffectedRows ?? 0)
  },
}

import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'
import type { PublicRealm } from '#platform/session.ts'

export type ConfirmedAccount = { id: string; at: string; realm: PublicRealm; email: string }

/** Accounts confirmed before a moment that have not signed in since. */
export const listDormantAccounts = (
  db: Db,
  confirmedBefore: Date,
  { after, limit }: Page,
): Promise<ConfirmedAccount[]> =>
  db
    .selectFrom('accountToken')
    .select(['subject as id', sql<string>`''`.as('at'), sql<PublicRealm>`realm`.as('realm'), 'email'])
    .where('purpose', '=', 'CONFIRM')
    .where('usedAt', '<=', confirmedBefore)
    .where(sql<boolean>`not exists (select from owner where owner.subject = account_token.subject)`)
    .where(sql<boolean>`not exists (select from tenant_profile where tenant_profile.subject = account_token.subject)`)
    .where('subject', '>', after.id)
    .orderBy('subject')
    .limit(limit)
    .execute()

import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** Facts about an owner that no other response contains. */
export const findExportFacts = (db: Db, id: OwnerId) =>
  db
    .selectFrom('owner')
    .select([
      'createdAt',
      'lastSignInOn',
      'inactivityWarnedOn',
      sql<Record<string, string> | null>`acquisition`.as('acquisition'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** Sent and waiting mails, latest first. */
export const listMailsOf = (db: Db, id: OwnerId) =>
  db
    .selectFrom('mailOutbox')
    .select(['kind', 'createdAt', 'sentAt'])
    .where('ownerId', '=', id)
    .orderBy('createdAt', 'desc')
    .execute()

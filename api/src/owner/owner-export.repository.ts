import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** What is kept about an owner beside what every answer tells. */
export const findKeptFacts = (db: Db, id: OwnerId) =>
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

/** Those sent to them, and those that wait; latest first. */
export const listMailsOf = (db: Db, id: OwnerId) =>
  db
    .selectFrom('mailOutbox')
    .select(['kind', 'createdAt', 'sentAt'])
    .where('ownerId', '=', id)
    .orderBy('createdAt', 'desc')
    .execute()

import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'
import type { Realm } from '#platform/session.ts'

/** When the latest event that was read happened. */
export async function findLatestEvent(db: Db, realm: Realm): Promise<Date | undefined> {
  const row = await db
    .selectFrom('identityEvent')
    .select('occurredAt')
    .where('realm', '=', realm)
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.occurredAt
}

/** False when it was copied before, also by another instance. */
export async function insertEvent(db: Db, event: { realm: Realm; key: Buffer; occurredAt: Date }): Promise<boolean> {
  const row = await db
    .insertInto('identityEvent')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Hashes, in hex, of those that were copied before. */
export async function listCopied(db: Db, realm: Realm, keys: readonly Buffer[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('identityEvent')
    .select('key')
    .where('realm', '=', realm)
    .where('key', '=', sql<Buffer>`any(${keys})`)
    .execute()
  return new Set(rows.map(({ key }) => key.toString('hex')))
}

/** Row that stores the time of the latest event read. Needed because most events of a flood get no row of their own. */
const latestKey = Buffer.alloc(32)

export async function rememberLatest(db: Db, realm: Realm, occurredAt: Date): Promise<void> {
  await db
    .insertInto('identityEvent')
    .values({ realm, key: latestKey, occurredAt })
    .onConflict((conflict) =>
      conflict
        .columns(['realm', 'key'])
        .doUpdateSet({ occurredAt: sql<Date>`greatest(identity_event.occurred_at, excluded.occurred_at)` }),
    )
    .execute()
}

/** The identity server no longer lists these. */
export const copiedEvents = purgeOf(
  'identityEvent',
  (now) => sql<boolean>`occurred_at < ${daysBefore(now, periods.identityEventDays + 1)}`,
)

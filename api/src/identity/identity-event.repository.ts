import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'
import type { Realm } from '#platform/session.ts'

/** When the latest event that was copied happened. */
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

/** The identity server no longer lists these. */
export const copiedEvents = purgeOf(
  'identityEvent',
  (now) => sql<boolean>`occurred_at < ${daysBefore(now, periods.identityEventDays + 1)}`,
)

import type { AccountId } from '#account/account.ts'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'
import type { SecurityEvent } from './security-event.ts'

/** The API copies events within seconds; an outage of the API is shorter than this. */
const keptDays = 30

/** Stores it unless the account had as many of its kind within an hour. */
export async function insertSecurityEvent(
  db: Db,
  event: SecurityEvent & { account: AccountId },
  mostPerHour: number,
): Promise<void> {
  const { realm, type, account, session = null, details } = event
  const error = 'error' in event ? event.error : null
  await db.query(
    `insert into security_event (realm, type, error, account_id, session_uid, details)
      select $1, $2, $3, $4, $5, $6 where $7 > (select count(*) from security_event
        where account_id = $4 and type = $2 and error is not distinct from $3
          and occurred_at > now() - interval '1 hour')`,
    [realm, type, error, account, session, details, mostPerHour],
  )
}

export type StoredEvent = {
  id: string
  occurredAt: Date
  type: string
  error: string | null
  accountId: AccountId | null
  sessionUid: string | null
  details: Record<string, unknown>
}
export type EventPage = {
  types: readonly string[]
  account: string | undefined
  /** `YYYY-MM-DD`, inclusive. */
  from: string | undefined
  first: number
  max: number
}

/** Latest first, like Keycloak. */
export const listSecurityEvents = (
  db: Db,
  realm: RealmName,
  { types, account, from, first, max }: EventPage,
): Promise<StoredEvent[]> =>
  db.query<StoredEvent>(
    `select id, occurred_at as "occurredAt", type, error, account_id as "accountId", session_uid as "sessionUid", details
      from security_event
      where realm = $1 and ($2::text[] = '{}' or type = any($2)) and ($3::text is null or account_id::text = $3)
        and ($4::date is null or occurred_at >= $4::date)
      order by occurred_at desc, id desc offset $5 limit $6`,
    [realm, types, account ?? null, from ?? null, first, max],
  )

/** In batches, so that no statement is long. Returns how many were deleted. */
export async function deleteExpiredEvents(db: Db, limit: number): Promise<number> {
  const rows = await db.query(
    `delete from security_event where id in (
      select id from security_event where occurred_at <= now() - make_interval(days => $1) limit $2) returning 1`,
    [keptDays, limit],
  )
  return rows.length
}

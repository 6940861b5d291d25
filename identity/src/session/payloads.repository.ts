import { createHash } from 'node:crypto'
import type { AdapterPayload } from 'oidc-provider'
import type { Db } from '#platform/database/database.ts'
import type { RealmName } from '#realm/realm-names.ts'

/** `model` is oidc-provider's: Session, Grant, AuthorizationCode, RefreshToken, Interaction… */
export type PayloadKey = { realm: RealmName; model: string; id: string }
export type StoredPayload = { payload: AdapterPayload; consumedAt: Date | null; secondsSinceConsumed: number | null }
/** The grant, session or account that a payload belongs to. */
export type PayloadOwner = {
  grantId: string | undefined
  sessionUid: string | undefined
  accountId: string | undefined
}

const hashed = (id: string) => createHash('sha256').update(id).digest()
const keyOf = ({ realm, model, id }: PayloadKey) => [realm, model, hashed(id)]

const stored = `payload, consumed_at as "consumedAt", extract(epoch from now() - consumed_at)::float as "secondsSinceConsumed"`
const alive = 'ended_at is null and expires_at > now()'
/** Kept long enough for requests in flight to notice, without a trace of the account. */
const end = `payload = '{}', account_id = null, ended_at = now(), expires_at = least(expires_at, now() + interval '10 minutes')`

/** Does not write a payload that has ended, so nothing that ended comes back. */
export async function savePayload(
  db: Db,
  key: PayloadKey,
  payload: AdapterPayload,
  { grantId, sessionUid, accountId }: PayloadOwner,
  expiresIn: number,
): Promise<void> {
  await db.query(
    `insert into oidc_payload (realm, model, id, payload, grant_id, session_uid, account_id, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
      on conflict (realm, model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
        session_uid = excluded.session_uid, account_id = excluded.account_id, expires_at = excluded.expires_at
        where oidc_payload.ended_at is null`,
    [...keyOf(key), payload, grantId, sessionUid, accountId, expiresIn],
  )
}

export async function findPayload(db: Db, key: PayloadKey): Promise<StoredPayload | undefined> {
  const [row] = await db.query<StoredPayload>(
    `select ${stored} from oidc_payload where realm = $1 and model = $2 and id = $3 and ${alive}`,
    keyOf(key),
  )
  return row
}

export async function findSessionPayload(db: Db, realm: RealmName, sessionUid: string) {
  const [row] = await db.query<StoredPayload>(
    `select ${stored} from oidc_payload where realm = $1 and model = 'Session' and session_uid = $2 and ${alive}`,
    [realm, sessionUid],
  )
  return row
}

/** Times in Unix seconds. The latest one that was used first. */
export type StoredSession = { uid: string; startedAt: number; lastUsedAt: number }

/** Tokens are refreshed while somebody uses the session, so the newest one tells its last use. */
export const listSessions = (db: Db, realm: RealmName, account: string): Promise<StoredSession[]> =>
  db.query<StoredSession>(
    `select session.session_uid as uid, (session.payload ->> 'loginTs')::int as "startedAt",
        greatest((session.payload ->> 'loginTs')::int, max((token.payload ->> 'iat')::int)) as "lastUsedAt"
      from oidc_payload as session
      left join oidc_payload as token on token.realm = session.realm and token.session_uid = session.session_uid
        and token.model = 'RefreshToken'
      where session.realm = $1 and session.model = 'Session' and session.account_id = $2
        and session.ended_at is null and session.expires_at > now()
      group by session.session_uid, session.payload
      order by "lastUsedAt" desc, uid`,
    [realm, account],
  )

/** False when another call was first: of parallel calls exactly one gets true. */
export async function consumePayload(db: Db, key: PayloadKey): Promise<boolean> {
  const rows = await db.query(
    `update oidc_payload set consumed_at = now()
      where realm = $1 and model = $2 and id = $3 and consumed_at is null and ${alive} returning 1`,
    keyOf(key),
  )
  return rows.length > 0
}

export async function endPayload(db: Db, key: PayloadKey): Promise<void> {
  await db.query(
    `update oidc_payload set ${end} where realm = $1 and model = $2 and id = $3 and ended_at is null`,
    keyOf(key),
  )
}

export async function endPayloadsOf(
  db: Db,
  realm: RealmName,
  owner: { grantId: string } | { sessionUid: string } | { accountId: string },
): Promise<void> {
  const [column, value] =
    'grantId' in owner
      ? ['grant_id', owner.grantId]
      : 'sessionUid' in owner
        ? ['session_uid', owner.sessionUid]
        : ['account_id', owner.accountId]
  await db.query(`update oidc_payload set ${end} where realm = $1 and ${column} = $2 and ended_at is null`, [
    realm,
    value,
  ])
}

/** Those that have not opened a session yet. */
export async function endSignInsOf(db: Db, realm: RealmName, account: string): Promise<void> {
  await db.query(
    `update oidc_payload set ${end}
      where realm = $1 and model = 'Interaction' and account_id = $2 and ended_at is null`,
    [realm, account],
  )
}

export async function endAllPayloads(db: Db, realm: RealmName): Promise<void> {
  await db.query(`update oidc_payload set ${end} where realm = $1 and ended_at is null`, [realm])
}

/** In batches, so that no statement is long. Returns how many were deleted. */
export async function deleteExpiredPayloads(db: Db, limit: number): Promise<number> {
  const rows = await db.query(
    `delete from oidc_payload where ctid = any(array(
      select ctid from oidc_payload where expires_at <= now() limit $1 for update skip locked)) returning 1`,
    [limit],
  )
  return rows.length
}

/** Sessions of people who are signed in, by realm. */
export async function countSessions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ realm: string; count: number }>(
    `select realm, count(*)::int from oidc_payload
      where model = 'Session' and account_id is not null and ${alive} group by realm`,
  )
  return new Map(rows.map(({ realm, count }) => [realm, count]))
}

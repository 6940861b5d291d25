import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { StoredToken, TokenLookup } from './token-columns.ts'
import type { SealedToken, TokenUse } from './token-keyring.ts'

/** The row of `application` that a token names. */
export const hasApplicationToken = ({ hashes, clear }: TokenLookup) =>
  sql<SqlBool>`(application.token_hash = any(${hashes}) or application.token = ${clear})`

/** Columns of tokens that are stored sealed; `prefix` begins the names of hash, sealed bytes and key id. */
export type TokenPlace = { use: TokenUse; table: string; prefix: string; clear?: string }

/** `clear` is the column of rows that were written before tokens were sealed. */
export const tokenPlaces: readonly TokenPlace[] = [
  { use: 'application', table: 'application', prefix: 'token', clear: 'token' },
  { use: 'share-link', table: 'property', prefix: 'share_token', clear: 'share_token' },
  { use: 'short-code', table: 'short_code', prefix: 'code' },
  { use: 'visit-feed', table: 'visit_feed', prefix: 'token' },
]

const columnsOf = ({ table, prefix, clear }: TokenPlace) => ({
  table: sql.id(table),
  hash: sql.id(`${prefix}_hash`),
  sealed: sql.id(`${prefix}_sealed`),
  keyId: sql.id(`${prefix}_key_id`),
  clear: clear ? sql.id(clear) : undefined,
})

const isOutdated = ({ keyId, clear }: ReturnType<typeof columnsOf>, retiredIds: readonly string[]) =>
  clear ? sql`(${clear} is not null or ${keyId} = any(${retiredIds}))` : sql`${keyId} = any(${retiredIds})`

/** Rows whose token is clear or under a retired key, locked; those that another instance works on are left out. */
export async function lockOutdatedTokens(tx: Db, place: TokenPlace, retiredIds: readonly string[], limit: number) {
  const columns = columnsOf(place)
  const { rows } = await sql<StoredToken & { id: string }>`
    select id, ${columns.clear ?? sql`null`} as clear, ${columns.sealed} as sealed, ${columns.keyId} as key_id
    from ${columns.table} where ${isOutdated(columns, retiredIds)} limit ${limit} for no key update skip locked`.execute(
    tx,
  )
  return rows
}

/** Ids in ascending order, beginning after one of them; their rows are locked. */
export async function lockTokenRows(tx: Db, place: TokenPlace, after: string | undefined, limit: number) {
  const { table } = columnsOf(place)
  const { rows } = await sql<{ id: string }>`select id from ${table}
    where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit} for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function updateSealedTokens(
  tx: Db,
  place: TokenPlace,
  tokens: readonly { id: string; token: SealedToken }[],
): Promise<void> {
  const { table, hash, sealed, keyId, clear } = columnsOf(place)
  const [ids, hashes, copies, keys] = [
    tokens.map(({ id }) => id),
    tokens.map(({ token }) => token.hash),
    tokens.map(({ token }) => token.sealed),
    tokens.map(({ token }) => token.keyId),
  ]
  await sql`update ${table} set ${hash} = given.hash, ${sealed} = given.sealed, ${keyId} = given.key_id
      ${clear ? sql`, ${clear} = null` : sql``}
    from unnest(${ids}::uuid[], ${hashes}::bytea[], ${copies}::bytea[], ${keys}::text[]) as given (id, hash, sealed, key_id)
    where ${table}.id = given.id`.execute(tx)
}

/** A larger number says nothing more, and each scrape asks. */
const mostCounted = 10_000

export async function countOutdatedTokens(db: Db, place: TokenPlace, retiredIds: readonly string[]) {
  const columns = columnsOf(place)
  const { rows } = await sql<{ clear: number; retired: number }>`select
    (select count(*) from (select from ${columns.table}
      where ${columns.clear ? sql`${columns.clear} is not null order by ${columns.clear}` : sql`false`}
      limit ${mostCounted}) as counted)::int as clear,
    (select count(*) from (select from ${columns.table} where ${columns.keyId} = any(${retiredIds})
      order by ${columns.keyId} limit ${mostCounted}) as counted)::int as retired`.execute(db)
  return rows[0] ?? { clear: 0, retired: 0 }
}

import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

/** The API refuses every token of the session until then. */
export async function denySession(db: Db, sid: string, until: Date): Promise<void> {
  await db
    .insertInto('sessionDenied')
    .values({ sid, until })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet({ until }))
    .execute()
}

/** Those of the sessions that the API refuses. */
export async function listDenied(db: Db, sids: readonly string[], now: Date): Promise<Set<string>> {
  if (sids.length === 0) return new Set()
  const rows = await db
    .selectFrom('sessionDenied')
    .select('sid')
    .where('sid', '=', sql<string>`any(${sids})`)
    .where('until', '>', now)
    .execute()
  return new Set(rows.map(({ sid }) => sid))
}

/** Until the end of the transaction. */
export async function lockAccount(tx: Db, account: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${account.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

/** The API refuses every token of the account until then, and does not create the account again. */
export async function insertTombstone(db: Db, subjectHash: Buffer, until: Date): Promise<void> {
  await db
    .insertInto('accountTombstone')
    .values({ subjectHash, until })
    .onConflict((conflict) => conflict.column('subjectHash').doUpdateSet({ until }))
    .execute()
}

export async function deleteTombstone(db: Db, subjectHash: Buffer): Promise<void> {
  await db.deleteFrom('accountTombstone').where('subjectHash', '=', subjectHash).execute()
}

type CutOff = { key: Buffer; notBefore: Date; until: Date }

export async function insertCutOff(db: Db, cutOff: CutOff): Promise<void> {
  const { notBefore, until } = cutOff
  await db
    .insertInto('sessionCutOff')
    .values(cutOff)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ notBefore, until }))
    .execute()
}

type Ended = { sid: string; subjectHash: Buffer; cutOffKeys: Buffer[]; startedAt: Date; now: Date }

/** Whether the session was signed out or the account ended. */
export async function isRefused(db: Db, { sid, subjectHash, cutOffKeys, startedAt, now }: Ended): Promise<boolean> {
  const { rows } = await sql<{ isRefused: boolean }>`select
    exists (select from session_denied where sid = ${sid} and until > ${now})
      or exists (select from account_tombstone where subject_hash = ${subjectHash} and until > ${now})
      or exists (select from session_cut_off where key = any(${cutOffKeys}) and not_before > ${startedAt}) as is_refused`.execute(
    db,
  )
  return rows[0]?.isRefused ?? true
}

export async function hasTombstone(db: Db, subjectHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('accountTombstone')
    .select('until')
    .where('subjectHash', '=', subjectHash)
    .where('until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

const isExpired = (now: Date) => sql<boolean>`until < ${now}`

/** No token that these refuse can still be valid. */
export const endedDenials = purgeOf('sessionDenied', isExpired)
export const endedCutOffs = purgeOf('sessionCutOff', isExpired)
export const endedTombstones = purgeOf('accountTombstone', isExpired)

import { CompiledQuery } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export type Claim = {
  issuer: string
  subject: string
  sid: string
  /** When the session began. */
  startedAt: Date
  /** Pseudonym of issuer and subject. */
  subjectHash: Buffer
  now: Date
}
export type Caller = { id: OwnerId | null; isRefused: boolean }

/**
 * Runs before every call of an owner, so it is written out once rather than built each time (stack: Kysely's builder
 * costs a quarter of a hot query). One round trip: who, and whether the session or the account is over.
 */
const callerQuery = `
  select owner.id,
    coalesce(owner.sessions_not_before > $3, false)
      or exists (select from session_denied where sid = $4 and until > $5)
      or exists (select from account_tombstone where subject_hash = $6 and until > $5) as is_refused
  from (values (1)) as call
  left join owner on owner.issuer = $1 and owner.subject = $2`

export async function findCaller(db: Db, claim: Claim): Promise<Caller> {
  const { issuer, subject, startedAt, sid, now, subjectHash } = claim
  const { rows } = await db.executeQuery<Caller>(
    CompiledQuery.raw(callerQuery, [issuer, subject, startedAt, sid, now, subjectHash]),
  )
  return rows[0] as Caller
}

type NewOwner = Pick<Claim, 'issuer' | 'subject'> & {
  email: string
  firstName: string | null
  lastName: string | null
  identityFederation: boolean
  language: 'fr' | 'en'
}

/** However many first calls come at once, there is one row; undefined when another one of them made it. */
export async function insertOwner(db: Db, owner: NewOwner): Promise<OwnerId | undefined> {
  const row = await db
    .insertInto('owner')
    .values(owner)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id as OwnerId | undefined
}

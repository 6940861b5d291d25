import { CompiledQuery } from 'kysely'
import type { ProfileId } from '#deps.ts'
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
export type Caller = { id: ProfileId | null; isRefused: boolean }

/** Before every call of a tenant, in one round trip: who, and whether the session or the account is over. */
const callerQuery = `
  select tenant_profile.id,
    coalesce(tenant_profile.sessions_not_before > $3, false)
      or exists (select from session_denied where sid = $4 and until > $5)
      or exists (select from account_tombstone where subject_hash = $6 and until > $5) as is_refused
  from (values (1)) as call
  left join tenant_profile on tenant_profile.issuer = $1 and tenant_profile.subject = $2`

export async function findCaller(db: Db, claim: Claim): Promise<Caller> {
  const { issuer, subject, startedAt, sid, now, subjectHash } = claim
  const { rows } = await db.executeQuery<Caller>(
    CompiledQuery.raw(callerQuery, [issuer, subject, startedAt, sid, now, subjectHash]),
  )
  return rows[0] as Caller
}

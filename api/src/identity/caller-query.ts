/** A caller as the access token describes them. */
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

/**
 * Runs before every call, so it is written out once rather than built each time (stack: Kysely's builder costs a
 * quarter of a hot query). One round trip: who, and whether the session or the account is over. Both realms refuse by
 * the same words; only the table of people differs.
 */
export const callerQueryOf = (people: 'owner' | 'tenant_profile') => `
  select person.id,
    coalesce(person.sessions_not_before > $3, false)
      or exists (select from session_denied where sid = $4 and until > $5)
      or exists (select from account_tombstone where subject_hash = $6 and until > $5) as is_refused
  from (values (1)) as call
  left join ${people} as person on person.issuer = $1 and person.subject = $2`

export const callerValuesOf = ({ issuer, subject, startedAt, sid, now, subjectHash }: Claim) => [
  issuer,
  subject,
  startedAt,
  sid,
  now,
  subjectHash,
]

import { sql } from 'kysely'
import { prepareQuery } from '#platform/database/prepared-query.ts'

/** A caller as the access token describes them. */
export type Claim = {
  issuer: string
  subject: string
  sid: string
  startedAt: Date
  /** Pseudonym of issuer and subject. */
  subjectHash: Buffer
  /** Of cut-off.service.ts. */
  cutOffKeys: Buffer[]
  now: Date
}

/**
 * Runs before every call, in one round trip: who calls, and whether the session or the account is over. Both realms
 * refuse for the same reasons; only the table of people differs.
 */
export const prepareCallerQuery = (people: 'owner' | 'tenantProfile') =>
  prepareQuery<Claim, { id: string | null; isRefused: boolean; changes: string | null }>((db, claim) =>
    db
      .selectFrom(sql`(values (1))`.as('call'))
      // both tables have the columns that are read here
      .leftJoin(`${people as 'owner'} as person`, (join) =>
        join.on('person.issuer', '=', claim.issuer).on('person.subject', '=', claim.subject),
      )
      .select((row) => [
        'person.id',
        // for conditional requests (decision 219)
        people === 'owner'
          ? sql<string>`(select coalesce(sum(changes), 0)::text from owner_change where owner_id = person.id)`.as(
              'changes',
            )
          : sql<null>`null`.as('changes'),
        row
          .or([
            row.fn.coalesce(row('person.sessionsNotBefore', '>', claim.startedAt), sql.lit(false)),
            row.exists(row.selectFrom('sessionDenied').where('sid', '=', claim.sid).where('until', '>', claim.now)),
            row.exists(
              row
                .selectFrom('accountTombstone')
                .where('subjectHash', '=', claim.subjectHash)
                .where('until', '>', claim.now),
            ),
            row.exists(
              row
                .selectFrom('sessionCutOff')
                .where('key', '=', sql<Buffer>`any(${claim.cutOffKeys})`)
                .where('notBefore', '>', claim.startedAt),
            ),
          ])
          .as('isRefused'),
      ]),
  )

import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { secondOpinionCutoff } from '@bailclair/domain/verification/second-opinion.rules.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { isAskedBy, wantsSecondOpinion } from './second-opinion.repository.ts'

/** Files of an authority's own system are never submitted here. */
export const isWaiting = sql<SqlBool>`(tenant.status = 'TO_PROCESS' and tenant.submitted_at is not null)`

/**
 * Nobody verifies a file they are in, nor the part of another tenant in it. An array, because PostgreSQL may answer
 * `exists` by a hash of all tenants with this address, which no index finds.
 */
export const isInFile = (email: string) => sql<boolean>`${email} = any(array(select member.email from tenant as member
  where member.rental_file_id = tenant.rental_file_id and member.email is not null))`

/** An array, because PostgreSQL uses no index for an `or` with a subquery. */
const documentsOf = (condition: ReturnType<typeof sql>) => sql`select from document
  where (document.tenant_id = tenant.id
    or document.guarantor_id = any(array(select id from guarantor where guarantor.tenant_id = tenant.id))) and ${condition}`

/** `me`, `email`: the verifier who looks. `ids`: of one file only. */
type Seen = { email: string; me: Buffer; now: Date; limit?: number; ids?: FileIds }
type FileIds = { first: string; last: string }

/** Oldest first. */
export const listWaiting = (db: Db, { email, me, now, limit, ids }: Seen) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([
      sql<TenantId>`tenant.id`.as('id'),
      'firstName',
      'lastName',
      'applicationType',
      'tenantType',
      sql<Date>`submitted_at`.as('submittedAt'),
      // not checked yet
      sql<number>`(select count(*) from (${documentsOf(sql`document.status = 'PENDING'`)}) as pending)`.as('documents'),
      sql<number>`(select count(*) from guarantor where guarantor.tenant_id = tenant.id)`.as('guarantors'),
      sql<boolean>`exists (${documentsOf(sql`document.checked_at is not null`)})`.as('isResubmitted'),
      // the verifier is in this file, or asked a colleague about it
      isInFile(email).as('isOwnFile'),
      sql<boolean>`${isAskedBy(me, secondOpinionCutoff(now))}`.as('isAskedByMe'),
      wantsSecondOpinion.as('wantsSecondOpinion'),
      'verifier',
      'leaseEndsAt',
    ])
    .where(isWaiting)
    .$if(ids !== undefined, (query) => query.where(isOfFiles(ids as FileIds)))
    .orderBy('submittedAt')
    .orderBy('tenant.id')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute()

const isOfFiles = ({ first, last }: FileIds) => sql<SqlBool>`rental_file_id between ${first}::uuid and ${last}::uuid`

/** Who is in these files of the tenant area, initiator first. */
export const listMembersBetween = (db: Db, ids: FileIds) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([sql<TenantId>`tenant.id`.as('id'), 'firstName', 'lastName', 'tenant.status'])
    .where('source', '=', 'BUNDLED')
    .where(isOfFiles(ids))
    .orderBy('position')
    .execute()

/** A part that waits for the team, with its lease. */
export type QueuedRow = Awaited<ReturnType<typeof listWaiting>>[number]

/** All that wait, and of these after the promised time. */
export const countWaiting = (db: Db, now: Date, answerHours: number): Promise<{ waiting: number; late: number }> =>
  db
    .selectFrom('tenant')
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`count(*) filter (where submitted_at < ${now}::timestamptz - make_interval(hours => ${answerHours}))`.as(
        'late',
      ),
    ])
    .where(isWaiting)
    .executeTakeFirstOrThrow()

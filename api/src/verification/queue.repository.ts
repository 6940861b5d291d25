import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Files of an authority's own system are never submitted here. */
export const isWaiting = sql<SqlBool>`(tenant.status = 'TO_PROCESS' and tenant.submitted_at is not null)`

/** Nobody verifies a file they are in, nor the part of another tenant in it. */
export const isInFile = (email: string) => sql<boolean>`exists (select from tenant as member
  where member.rental_file_id = tenant.rental_file_id and member.email = ${email})`

const documentsOf = (condition: ReturnType<typeof sql>) => sql`select from document
  where (document.tenant_id = tenant.id
    or document.guarantor_id in (select id from guarantor where guarantor.tenant_id = tenant.id)) and ${condition}`

/** Oldest first. */
export const listWaiting = (db: Db, email: string, limit: number) =>
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
      // the verifier is in this file
      isInFile(email).as('isOwnFile'),
      'verifier',
      'leaseEndsAt',
    ])
    .where(isWaiting)
    .orderBy('submittedAt')
    .orderBy('tenant.id')
    .limit(limit)
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

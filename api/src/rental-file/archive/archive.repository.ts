import type { Silence } from '@bailclair/domain/rental-file/archive.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { ProfileId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

type Days = { silentSince: CalendarDate; notWarnedSince: CalendarDate }
/** Not active: without a file, archived, or warned lately. */
export type SilentTenant = Silence & { id: ProfileId; isActive: boolean }

/**
 * Tenants without a sign-in since a day. Those to leave alone are in the page, too: that bounds what it reads. A limit,
 * because PostgreSQL may answer `exists` by a hash of all tenants.
 */
export const listSilent = (
  db: Db,
  { silentSince, notWarnedSince }: Days,
  { after, limit }: Page,
): Promise<SilentTenant[]> =>
  db
    .selectFrom('tenantProfile')
    .select([
      sql<ProfileId>`tenant_profile.id`.as('id'),
      'lastSignInOn',
      'archiveWarnings as warnings',
      'archiveWarnedOn as warnedOn',
      sql<boolean>`coalesce(archive_warned_on <= ${notWarnedSince}::date, true) and (select true from tenant
        where tenant.profile_id = tenant_profile.id and tenant.status <> 'ARCHIVED' limit 1) is not null`.as(
        'isActive',
      ),
    ])
    .where('lastSignInOn', '<=', silentSince)
    .where(sql<boolean>`(last_sign_in_on, id) > (${after.at}::date, ${after.id}::uuid)`)
    .orderBy('lastSignInOn')
    .orderBy('id')
    .limit(limit)
    .execute()

export async function countWarning(tx: Db, id: ProfileId, today: CalendarDate): Promise<void> {
  await tx
    .updateTable('tenantProfile')
    .set((eb) => ({ archiveWarnings: eb('archiveWarnings', '+', 1), archiveWarnedOn: today }))
    .where('id', '=', id)
    .execute()
}

export type Absent = { id: TenantId; at: string; fileId: RentalFileId; isActive: boolean }

/** Tenants who were invited before this moment and did not join; not active: archived. */
export const listAbsent = (db: Db, invitedBefore: Date, { after, limit }: Page): Promise<Absent[]> =>
  db
    .selectFrom('invitation')
    .innerJoin('tenant', 'tenant.id', 'invitation.tenantId')
    .select([
      sql<TenantId>`tenant_id`.as('id'),
      sql<string>`invited_at::text`.as('at'),
      sql<RentalFileId>`rental_file_id`.as('fileId'),
      sql<boolean>`tenant.status <> 'ARCHIVED'`.as('isActive'),
    ])
    .where('invitedAt', '<=', invitedBefore)
    .where(sql<boolean>`(invited_at, tenant_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('invitedAt')
    .orderBy('tenantId')
    .limit(limit)
    .execute()

/** False when they joined meanwhile. */
export async function archiveAbsent(tx: Db, tenantId: TenantId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set({ status: 'ARCHIVED' })
    .where('id', '=', tenantId)
    .where('profileId', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

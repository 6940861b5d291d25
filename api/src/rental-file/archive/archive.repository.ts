import type { Silence } from '@bailclair/domain/rental-file/archive.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { ProfileId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

type Days = { silentSince: CalendarDate; notWarnedSince: CalendarDate }
export type SilentTenant = Silence & { id: ProfileId }
type Page = { after: string; limit: number }

/** Tenants in a file that is not archived, without a sign-in or a warning since these days. */
export const listSilent = (
  db: Db,
  { silentSince, notWarnedSince }: Days,
  { after, limit }: Page,
): Promise<SilentTenant[]> =>
  db
    .selectFrom('tenantProfile')
    .innerJoin('tenant', 'tenant.profileId', 'tenantProfile.id')
    .select([
      sql<ProfileId>`tenant_profile.id`.as('id'),
      'lastSignInOn',
      'archiveWarnings as warnings',
      'archiveWarnedOn as warnedOn',
    ])
    .where('lastSignInOn', '<=', silentSince)
    .where((eb) => eb.or([eb('archiveWarnedOn', 'is', null), eb('archiveWarnedOn', '<=', notWarnedSince)]))
    .where('tenant.status', '<>', 'ARCHIVED')
    .where('tenantProfile.id', '>', after)
    .orderBy('tenantProfile.id')
    .limit(limit)
    .execute()

export async function countWarning(tx: Db, id: ProfileId, today: CalendarDate): Promise<void> {
  await tx
    .updateTable('tenantProfile')
    .set((eb) => ({ archiveWarnings: eb('archiveWarnings', '+', 1), archiveWarnedOn: today }))
    .where('id', '=', id)
    .execute()
}

export type Absent = { id: TenantId; fileId: RentalFileId }

/** Tenants who were invited before this moment and did not join. */
export const listAbsent = (db: Db, invitedBefore: Date, { after, limit }: Page): Promise<Absent[]> =>
  db
    .selectFrom('invitation')
    .innerJoin('tenant', 'tenant.id', 'invitation.tenantId')
    .select([sql<TenantId>`tenant.id`.as('id'), sql<RentalFileId>`rental_file_id`.as('fileId')])
    .where('invitedAt', '<=', invitedBefore)
    .where('tenant.status', '<>', 'ARCHIVED')
    .where('tenant.id', '>', after)
    .orderBy('tenant.id')
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

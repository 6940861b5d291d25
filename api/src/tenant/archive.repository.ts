import type { CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import type { TenantId } from '@bailclair/domain/tenant/tenant-id.schema.ts'
import { sql } from 'kysely'
import type { ProfileId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

type Days = { silentSince: CalendarDate; notWarnedSince: CalendarDate }

/** Those in a file that is not archived who have not come since a day, nor been warned lately; longest silence first. */
export async function listSilent(db: Db, { silentSince, notWarnedSince }: Days): Promise<ProfileId[]> {
  const rows = await db
    .selectFrom('tenantProfile')
    .innerJoin('tenant', 'tenant.profileId', 'tenantProfile.id')
    .select(sql<ProfileId>`tenant_profile.id`.as('id'))
    .where('lastSignInOn', '<=', silentSince)
    .where((eb) => eb.or([eb('archiveWarnedOn', 'is', null), eb('archiveWarnedOn', '<=', notWarnedSince)]))
    .where('tenant.status', '<>', 'ARCHIVED')
    .orderBy('lastSignInOn')
    .execute()
  return rows.map(({ id }) => id)
}

export async function countWarning(tx: Db, id: ProfileId, today: CalendarDate): Promise<void> {
  await tx
    .updateTable('tenantProfile')
    .set((eb) => ({ archiveWarnings: eb('archiveWarnings', '+', 1), archiveWarnedOn: today }))
    .where('id', '=', id)
    .execute()
}

export type Absent = { tenantId: TenantId; fileId: RentalFileId }

/** Those named in a file who did not come by an invitation of before a moment. */
export const listAbsent = (db: Db, invitedBefore: Date): Promise<Absent[]> =>
  db
    .selectFrom('invitation')
    .innerJoin('tenant', 'tenant.id', 'invitation.tenantId')
    .select([sql<TenantId>`tenant.id`.as('tenantId'), sql<RentalFileId>`rental_file_id`.as('fileId')])
    .where('invitedAt', '<=', invitedBefore)
    .where('tenant.status', '<>', 'ARCHIVED')
    .execute()

/** Unless they came meanwhile. */
export async function archiveAbsent(tx: Db, tenantId: TenantId): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ status: 'ARCHIVED' })
    .where('id', '=', tenantId)
    .where('profileId', 'is', null)
    .execute()
}

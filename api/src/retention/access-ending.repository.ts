import type { NamedTenant } from '@bailclair/domain/application/row-name.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { tenantNames } from '#platform/database/tenant-names.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

type Dates = { from: CalendarDate; to: CalendarDate }

export type EndingAccess = {
  id: string
  propertyId: string
  propertyName: string | null
  fileId: RentalFileId
  accessEndsOn: CalendarDate
  tenants: NamedTenant[]
}

/** Open accesses to verified files that end on one of these days, and whose end was not announced yet. */
const endingAccesses = (db: Db, { from, to }: Dates) =>
  db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where('fileStatus', '=', 'VALIDATED')
    .where('consentScope', '=', 'FILE')
    .where('accessEndsOn', '>=', from)
    .where('accessEndsOn', '<=', to)
    .where('pausedAt', 'is', null)
    .where(sql<boolean>`end_told_for is distinct from access_ends_on`)

/** One for each access, by day and id of the access. */
export const listOwnersToNotify = (
  db: Db,
  dates: Dates,
  { after, limit }: Page,
): Promise<{ id: OwnerId; at: string }[]> =>
  endingAccesses(db, dates)
    .select([sql<OwnerId>`owner_id`.as('id'), sql<string>`access_ends_on || ' ' || application.id`.as('at')])
    .where(sql<boolean>`(access_ends_on, application.id) > ${placeOf(after.at)}`)
    .orderBy('accessEndsOn')
    .orderBy('application.id')
    .limit(limit)
    .execute()

function placeOf(at: string) {
  const [day, id = '00000000-0000-0000-0000-000000000000'] = at.split(' ')
  return sql`(${day}::date, ${id}::uuid)`
}

/** Locks an owner's ending accesses and marks them as announced, so that a parallel run finds none. */
export async function claimEndingAccesses(tx: Db, dates: Dates, ownerId: OwnerId): Promise<EndingAccess[]> {
  const accesses = await endingAccesses(tx, dates)
    .where('ownerId', '=', ownerId)
    .select([
      'application.id',
      'propertyId',
      'property.name as propertyName',
      sql<RentalFileId>`rental_file_id`.as('fileId'),
      'accessEndsOn',
      tenantNames().as('tenants'),
    ])
    .orderBy('accessEndsOn')
    .orderBy('property.name')
    .orderBy('propertyId')
    .orderBy('application.createdAt')
    .forUpdate('application')
    .execute()
  const ids = accesses.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .updateTable('application')
      .set({ endToldFor: sql<CalendarDate>`access_ends_on` })
      .where('id', 'in', ids)
      .execute()
  return accesses
}

import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

/**
 * Files archived by the end of a day (Europe/Paris). An archived file does not change, so its last update is when it
 * was archived.
 */
const archived = (db: Db, until: CalendarDate) =>
  db
    .selectFrom('rentalFile')
    .select([sql<RentalFileId>`id`.as('id'), sql<string>`last_update_at::text`.as('at')])
    .where('status', '=', 'ARCHIVED')
    .where('lastUpdateAt', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone 'Europe/Paris'`)

export const listArchivedFiles = (
  db: Db,
  until: CalendarDate,
  { after, limit }: Page,
): Promise<{ id: RentalFileId; at: string }[]> =>
  archived(db, until)
    .where(sql<boolean>`(last_update_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('lastUpdateAt')
    .orderBy('id')
    .limit(limit)
    .execute()

export async function lockArchivedFile(tx: Db, until: CalendarDate, id: RentalFileId): Promise<boolean> {
  const file = await archived(tx, until).where('id', '=', id).forUpdate().executeTakeFirst()
  return file !== undefined
}

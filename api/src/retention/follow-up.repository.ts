import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

export type ValidatedProperty = { id: string; at: string; ownerId: OwnerId; name: string | null }
type Dates = { from: CalendarDate; to: CalendarDate }

const beginning = (day: CalendarDate) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Paris'`
const end = (day: CalendarDate) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Paris'`

/** Validated properties without a follow-up, first validated on one of these days (Europe/Paris). */
const dueFollowUps = (db: Db, { from, to }: Dates) =>
  db
    .selectFrom('property')
    .select(['id', sql<string>`first_validated_at::text`.as('at'), sql<OwnerId>`owner_id`.as('ownerId'), 'name'])
    .where('firstValidatedAt', '>=', beginning(from))
    .where('firstValidatedAt', '<', end(to))
    .where('followedUpOn', 'is', null)
    .where(sql<boolean>`validated`)

export const listToFollowUp = (db: Db, dates: Dates, { after, limit }: Page): Promise<ValidatedProperty[]> =>
  dueFollowUps(db, dates)
    .where(sql<boolean>`(first_validated_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('firstValidatedAt')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Undefined when the follow-up is no longer due. */
export const lockFollowUp = (tx: Db, dates: Dates, id: string): Promise<ValidatedProperty | undefined> =>
  dueFollowUps(tx, dates).where('id', '=', id).forUpdate().executeTakeFirst()

export async function recordFollowUp(tx: Db, id: string, today: CalendarDate): Promise<void> {
  await tx.updateTable('property').set({ followedUpOn: today }).where('id', '=', id).execute()
}

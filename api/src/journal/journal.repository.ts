import type { JournalEntry, Seal } from '@bailclair/domain/journal/journal.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { monthsBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Purge } from '#platform/database/rows.ts'

type Columns = {
  at: Date
  actor: string
  event: string
  applicationId: string | null
  stage: string | null
  reason: string | null
}
const columns = ['applicationEvent.at', 'actor', 'event', 'applicationId', 'stage', 'reason'] as const

const toEntry = ({ at, applicationId, actor, event, stage, reason }: Columns): JournalEntry => ({
  at: at.toISOString(),
  actor,
  event,
  application: applicationId,
  stage,
  reason,
})

/** Properties with events that wait for a seal. */
export async function listUnsealedProperties(db: Db, limit: number): Promise<PropertyId[]> {
  const rows = await db.selectFrom('journalUnsealed').select('propertyId').distinct().limit(limit).execute()
  return rows.map(({ propertyId }) => propertyId as PropertyId)
}

export async function countUnsealed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('journalUnsealed')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Until the end of the transaction, nobody else seals events of the property. */
export async function lockJournal(tx: Db, id: PropertyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`journal ${id}`}, 0))`.execute(tx)
}

export async function listUnsealed(tx: Db, id: PropertyId, limit: number) {
  const rows = await tx
    .selectFrom('journalUnsealed')
    .innerJoin('applicationEvent', 'applicationEvent.id', 'journalUnsealed.eventId')
    .select(['applicationEvent.id', ...columns])
    .where('journalUnsealed.propertyId', '=', id)
    .orderBy('journalUnsealed.eventId')
    .limit(limit)
    .execute()
  return rows.map(({ id: eventId, ...row }) => ({ eventId, entry: toEntry(row) }))
}

export async function findLastSeal(tx: Db, id: PropertyId): Promise<Pick<Seal, 'position' | 'hash'> | undefined> {
  const last = await tx
    .selectFrom('journalSeal')
    .select(['position', 'hash'])
    .where('propertyId', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && { position: last.position, hash: last.hash.toString('hex') }
}

export async function insertSeals(
  tx: Db,
  propertyId: PropertyId,
  seals: readonly (Seal & { eventId: number; at: Date })[],
) {
  const values = seals.map(({ eventId, at, position, previous, hash }) => ({
    eventId,
    at,
    propertyId,
    position,
    previous: Buffer.from(previous, 'hex'),
    hash: Buffer.from(hash, 'hex'),
  }))
  await tx.insertInto('journalSeal').values(values).execute()
  const ids = seals.map(({ eventId }) => eventId)
  await tx.deleteFrom('journalUnsealed').where('eventId', 'in', ids).execute()
}

/** The chain of a property, oldest first. */
export async function listSealed(db: Db, ownerId: OwnerId, id: PropertyId) {
  const rows = await db
    .selectFrom('journalSeal')
    .innerJoin('applicationEvent', 'applicationEvent.id', 'journalSeal.eventId')
    .innerJoin('property', 'property.id', 'journalSeal.propertyId')
    .select(['position', 'previous', 'hash', ...columns])
    .where('journalSeal.propertyId', '=', id)
    .where('property.ownerId', '=', ownerId)
    .orderBy('position')
    .execute()
  return rows.map(({ position, previous, hash, ...row }) => ({
    entry: toEntry(row),
    seal: { position, previous: previous.toString('hex'), hash: hash.toString('hex') },
  }))
}

/** When the owner, or somebody with a viewing link, opened a file; as long as the application exists. */
export async function listAccesses(db: Db, ownerId: OwnerId, id: PropertyId) {
  const { rows } = await sql<{ application: string; at: Date; kind: string; isByLink: boolean }>`
    select application.id as application, visit.visited_at as at, visit.kind, visit.is_by_link
    from application
    join property on property.id = application.property_id
    cross join lateral (
      select visited_at, kind, false as is_by_link from file_visit where application_id = application.id
      union all
      select visited_at, kind, true from viewing_link_visit
        join viewing_link on viewing_link.id = viewing_link_id where viewing_link.application_id = application.id
    ) as visit
    where property.id = ${id} and property.owner_id = ${ownerId}
    order by visit.visited_at, application.id`.execute(db)
  return rows
}

const isOld = (now: Date) => sql<boolean>`at < ${monthsBefore(now, periods.journalMonths)}::timestamptz`

/** Found by their seals, which go with them. */
export const oldEvents: Purge = {
  count: async (db, now) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from journal_seal where ${isOld(now)}`.execute(db)
    return rows[0]?.count ?? 0
  },
  remove: async (db, now, limit) => {
    const { numAffectedRows } = await sql`
      delete from application_event where id = any(array(
        select event_id from journal_seal where ${isOld(now)} order by at limit ${limit}))`.execute(db)
    return Number(numAffectedRows ?? 0)
  },
}

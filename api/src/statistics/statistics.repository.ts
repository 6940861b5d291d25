import type { Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

const rows = sql<number>`count(*)`.as('count')

export async function countVerifiedFiles(db: Db): Promise<number> {
  return (await countFiles(db)).VALIDATED
}

export async function countFiles(db: Db): Promise<Statistics['files']> {
  const found = await db.selectFrom('rentalFile').select(['status', rows]).groupBy('status').execute()
  const of = (status: keyof Statistics['files']) => found.find((row) => row.status === status)?.count ?? 0
  return {
    INCOMPLETE: of('INCOMPLETE'),
    TO_PROCESS: of('TO_PROCESS'),
    VALIDATED: of('VALIDATED'),
    DECLINED: of('DECLINED'),
  }
}

export async function countOwners(db: Db): Promise<number> {
  return (await db.selectFrom('owner').select(rows).executeTakeFirstOrThrow()).count
}

export async function countProperties(db: Db): Promise<number> {
  const found = await db.selectFrom('property').select(rows).where('validated', '=', true).executeTakeFirstOrThrow()
  return found.count
}

export async function countApplications(db: Db, today: CalendarDate): Promise<number> {
  const found = await db
    .selectFrom('application')
    .select(rows)
    .where('purgedOn', '>', today)
    .where('fileStatus', '!=', 'ARCHIVED')
    .executeTakeFirstOrThrow()
  return found.count
}

/** Months (Europe/Paris) with a decision, from `first` on. */
export async function listMonths(db: Db, first: CalendarDate): Promise<Statistics['months']> {
  const { rows: found } = await sql<{ month: string; verified: number; declined: number }>`
    select to_char(decided_at at time zone 'Europe/Paris', 'YYYY-MM-01') as month,
      count(*) filter (where verdict = 'VALIDATED') as verified,
      count(*) filter (where verdict = 'DECLINED') as declined
    from verification
    where decided_at >= ${first}::timestamp at time zone 'Europe/Paris'
    group by 1`.execute(db)
  return found
}

/** From submission to decision, over the last thirty days. */
export async function measureDelay(db: Db, now: Date, answerHours: number): Promise<Statistics['delay']> {
  const { rows: found } = await sql<{ hours: number | null; percent: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at) / 3600) as hours,
      round(100.0 * avg((decided_at - submitted_at <= ${answerHours} * interval '1 hour')::integer))::integer
        as percent
    from verification
    where decided_at > ${now}::timestamptz - interval '30 days'`.execute(db)
  const [measured] = found
  if (measured?.hours == null || measured.percent == null) return undefined
  return { medianHours: Math.round(measured.hours * 10) / 10, percentInTime: measured.percent }
}

import type { AnsweredChoices } from '@bailclair/domain/statistics/answered-in-time.rules.ts'
import type { Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Sums of the triggers' changes, and what was not added up yet: exact, because one statement reads both. */
const counted = sql`(
  select name, day, bucket, count from statistic union all
  select name, day, bucket, count from statistic_change) as counted`

type Counts = Pick<Statistics, 'owners' | 'validatedProperties' | 'applications' | 'files'>

export async function readCounts(db: Db, today: CalendarDate): Promise<Counts> {
  const { rows } = await sql<{ name: string; count: number }>`select name, sum(count)::bigint as count from ${counted}
    where name in ('owner', 'property') or name like 'file %' or (name = 'application' and day > ${today})
    group by name`.execute(db)
  const of = (name: string) => rows.find((row) => row.name === name)?.count ?? 0
  return {
    owners: of('owner'),
    validatedProperties: of('property'),
    applications: of('application'),
    files: {
      INCOMPLETE: of('file INCOMPLETE'),
      TO_PROCESS: of('file TO_PROCESS'),
      VALIDATED: of('file VALIDATED'),
      DECLINED: of('file DECLINED'),
    },
  }
}

/** Months (Europe/Paris) with a decision, from `first` on. */
export async function listMonths(db: Db, first: CalendarDate): Promise<Statistics['months']> {
  const { rows } = await sql<Statistics['months'][number]>`select day as month,
      coalesce(sum(count) filter (where name = 'verdict VALIDATED'), 0)::bigint as verified,
      coalesce(sum(count) filter (where name = 'verdict DECLINED'), 0)::bigint as declined
    from ${counted} where name in ('verdict VALIDATED', 'verdict DECLINED') and day >= ${first}
    group by day`.execute(db)
  return rows
}

const delayDays = 30

/** From submission to decision, in tenths of an hour, over thirty days with today (Europe/Paris). */
export async function measureDelay(db: Db, today: CalendarDate, answerHours: number): Promise<Statistics['delay']> {
  const { rows } = await sql<{ tenths: number | null; percent: number | null }>`
    with delay as (
      select bucket, sum(count) as count from ${counted}
      where name = 'delay' and day > ${addDays(today, -delayDays)} group by bucket
    ), ranked as (
      select bucket, count, sum(count) over (order by bucket) as up_to, sum(count) over () as total from delay
    )
    select ((min(bucket) filter (where up_to >= div(total + 1, 2))
        + min(bucket) filter (where up_to >= div(total, 2) + 1)) / 2.0)::float8 as tenths,
      round(100 * coalesce(sum(count) filter (where bucket <= 10 * ${answerHours}::integer), 0) / max(total))::integer
        as percent
    from ranked`.execute(db)
  const [measured] = rows
  if (measured?.tenths == null || measured.percent == null) return undefined
  return { medianHours: Math.round(measured.tenths) / 10, percentInTime: measured.percent }
}

/** Choices from `first` on (Europe/Paris). */
export async function listAnsweredChoices(db: Db, first: CalendarDate): Promise<AnsweredChoices[]> {
  const { rows } = await sql<{ name: string; day: CalendarDate; bucket: number; count: number }>`
    select name, day, bucket, sum(count)::bigint as count from ${counted}
    where name in ('answer WAITING', 'answer LEFT') and day >= ${first}
    group by name, day, bucket having sum(count) <> 0`.execute(db)
  return rows.map(({ name, day, bucket, count }) => ({
    chosenOn: day,
    days: name === 'answer LEFT' ? bucket : undefined,
    applications: count,
  }))
}

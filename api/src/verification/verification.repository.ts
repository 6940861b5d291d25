import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Verdict } from '@bailclair/domain/verification/decision.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

type Verification = { submittedAt: Date; decidedAt: Date; verdict: Verdict }

export async function insertVerification(tx: Db, verification: Verification): Promise<void> {
  await tx.insertInto('verification').values(verification).execute()
}

/** Verdicts in a period. The median is in seconds, null without a verdict. */
export type Period = { verified: number; declined: number; late: number; medianDelay: number | null }

const figuresBy = (answerHours: number) => sql`
  count(*) filter (where verdict = 'VALIDATED') as verified,
  count(*) filter (where verdict = 'DECLINED') as declined,
  count(*) filter (where decided_at > submitted_at + make_interval(hours => ${answerHours})) as late,
  round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at)))::integer
    as median_delay`
const since = (day: CalendarDate) => sql`decided_at >= ${day}::timestamp at time zone 'Europe/Paris'`

/** From the beginning of a day (Europe/Paris) until now. */
export async function sumSince(db: Db, day: CalendarDate, answerHours: number): Promise<Period> {
  const { rows } = await sql<Period>`select ${figuresBy(answerHours)} from verification where ${since(day)}`.execute(db)
  return rows[0] as Period
}

/** By day (Europe/Paris), only days with a verdict. */
export async function listDaysSince(
  db: Db,
  day: CalendarDate,
  answerHours: number,
): Promise<(Period & { date: CalendarDate })[]> {
  const { rows } = await sql<Period & { date: CalendarDate }>`
    select (decided_at at time zone 'Europe/Paris')::date as date, ${figuresBy(answerHours)}
    from verification where ${since(day)} group by 1`.execute(db)
  return rows
}

import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'

/** When a job runs: at intervals of minutes, or once a day from an hour of Europe/Paris on (`'09:00'`). */
export type Schedule = { everyMinutes: number } | { dailyAt: string }

const minute = 60_000
/** A job that failed is tried again after a minute, then after twice as long each time, up to an hour. */
const longestPause = 60 * minute

const parisTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

/**
 * The day whose hour has come last. Counted in days of the calendar, so that the night in which an hour is missing has
 * its run all the same, and the one in which an hour comes twice has one.
 */
function latestTurn(at: string, now: Date): CalendarDate {
  const today = todayInParis(now)
  return parisTime.format(now) >= at ? today : addDays(today, -1)
}

/** After days of downtime a job is due once, not once for each of them: each run looks at everything there is to do. */
export function isDue(schedule: Schedule, succeededAt: Date | null, now: Date): boolean {
  if (!succeededAt) return true
  if ('everyMinutes' in schedule) return now.getTime() - succeededAt.getTime() >= schedule.everyMinutes * minute
  return latestTurn(schedule.dailyAt, succeededAt) < latestTurn(schedule.dailyAt, now)
}

export function mayRetry({ failures, startedAt }: { failures: number; startedAt: Date }, now: Date): boolean {
  if (failures === 0) return true
  const pause = Math.min(minute * 2 ** (failures - 1), longestPause)
  return now.getTime() - startedAt.getTime() >= pause
}

/** A job that should have run a quarter of an hour ago, and did not come to its end since. */
export const isOverdue = (schedule: Schedule, succeededAt: Date | null, now: Date): boolean =>
  isDue(schedule, succeededAt, new Date(now.getTime() - 15 * minute))

import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'

/** Every so many minutes, or once a day from an hour in Europe/Paris (`'09:00'`). */
export type Schedule = { everyMinutes: number } | { dailyAt: string }

const minuteMs = 60_000
/** A failed job is retried after 1 minute, then twice as long each time, up to an hour. */
const maxPauseMs = 60 * minuteMs

const parisTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

/**
 * The calendar day of the latest turn. Days instead of hours: a clock change that skips or repeats the hour gives one
 * run a day.
 */
function latestScheduledDay(at: string, now: Date): CalendarDate {
  const today = todayInParis(now)
  return parisTime.format(now) >= at ? today : addDays(today, -1)
}

/** After days of downtime a job is due once, because each run processes everything. */
export function isDue(schedule: Schedule, succeededAt: Date | null, now: Date): boolean {
  if (!succeededAt) return true
  if ('everyMinutes' in schedule) return now.getTime() - succeededAt.getTime() >= schedule.everyMinutes * minuteMs
  return latestScheduledDay(schedule.dailyAt, succeededAt) < latestScheduledDay(schedule.dailyAt, now)
}

export function mayRetry({ failures, startedAt }: { failures: number; startedAt: Date }, now: Date): boolean {
  if (failures === 0) return true
  const pauseMs = Math.min(minuteMs * 2 ** (failures - 1), maxPauseMs)
  return now.getTime() - startedAt.getTime() >= pauseMs
}

/** A job that has been due for 15 minutes without a successful run. */
export const isOverdue = (schedule: Schedule, succeededAt: Date | null, now: Date): boolean =>
  isDue(schedule, succeededAt, new Date(now.getTime() - 15 * minuteMs))

import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { chartDays } from '@bailclair/domain/verification/figures.schema.ts'
import { mondayOf } from '@bailclair/domain/verification/week.rules.ts'
import type { Deps } from '#deps.ts'
import { listSignalFigures } from '#signal/list-signal-figures.service.ts'
import { countWaiting } from './queue.repository.ts'
import { listDaysSince, sumSince } from './verification.repository.ts'

const noVerdict = { verified: 0, declined: 0, late: 0, medianDelay: null }

/** What waits now, the verdicts of today, the week and each day of the chart, and what signals were worth. */
export async function readFigures({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const now = clock()
  const answerHours = config.FIGURE_ANSWER_HOURS
  const today = todayInParis(now)
  const since = mondayOf(today)
  const days = Array.from({ length: chartDays }, (_, index) => addDays(today, index + 1 - chartDays))
  const byDay = new Map((await listDaysSince(db, days[0] ?? today, answerHours)).map((day) => [day.date, day]))
  return {
    ...(await countWaiting(db, now, answerHours)),
    today: byDay.get(today) ?? noVerdict,
    week: { since, ...(await sumSince(db, since, answerHours)) },
    days: days.map((date) => ({ ...noVerdict, ...byDay.get(date), date })),
    signals: await listSignalFigures(db),
  }
}

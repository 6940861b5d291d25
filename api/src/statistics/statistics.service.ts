import { answerMonths, measureAnswers } from '@bailclair/domain/statistics/answered-in-time.rules.ts'
import { monthsUpTo, type Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import { addMonths } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import { readFromReplica } from '#platform/database/replica.ts'
import { cacheForAnHour } from './cache-for-an-hour.ts'
import { listAnsweredChoices, listMonths, measureDelay, readCounts } from './statistics.repository.ts'

type StatisticsDeps = Pick<Deps, 'db' | 'replica' | 'clock' | 'config'>

/** The configured base plus the files verified here (decision 16). */
export function createVerifiedFiles(deps: StatisticsDeps): () => Promise<number> {
  const today = () => todayInParis(deps.clock())
  const countHere = cacheForAnHour(deps, () => readFromReplica(deps, (db) => readCounts(db, today())))
  return async () => deps.config.FIGURE_VERIFIED_FILES + (await countHere()).files.VALIDATED
}

export const createStatistics = (deps: StatisticsDeps): (() => Promise<Statistics>) =>
  cacheForAnHour(deps, () => readFromReplica(deps, (db) => loadStatistics({ ...deps, db })))

async function loadStatistics({ db, clock, config }: Omit<StatisticsDeps, 'replica'>): Promise<Statistics> {
  const today = todayInParis(clock())
  const months = monthsUpTo(today)
  const counts = await readCounts(db, today)
  const decided = new Map((await listMonths(db, months[0] ?? today)).map((month) => [month.month, month]))
  const delay = await measureDelay(db, today, config.FIGURE_ANSWER_HOURS)
  const answers = measureAnswers(await listAnsweredChoices(db, addMonths(today, -answerMonths)), today)
  return {
    verifiedFiles: config.FIGURE_VERIFIED_FILES + counts.files.VALIDATED,
    ...counts,
    months: months.map((month) => decided.get(month) ?? { month, verified: 0, declined: 0 }),
    ...(delay && { delay }),
    ...(answers && { answers }),
  }
}

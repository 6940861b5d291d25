import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import type { Deps } from '#deps.ts'
import { readCoverage } from './months.repository.ts'

const dayMs = 24 * 3_600_000

/** The alert MonthMissing reads both. */
export function measureMonths({ db, metrics, logger, clock }: Pick<Deps, 'db' | 'metrics' | 'logger' | 'clock'>) {
  measureRows({ registry: metrics, logger }, () => readCoverage(db), [
    {
      name: 'months_left_days',
      help: 'Days until the audit log or the outbox needs a month that is not made yet',
      read: (tables) => Math.min(...tables.map(({ endsAt }) => (endsAt.getTime() - clock().getTime()) / dayMs)),
    },
    {
      name: 'months_tables_with_strays',
      help: 'Tables with rows outside of their months: a month was missing when they were written',
      read: (tables) => tables.filter(({ defaultHasRows }) => defaultHasRows).length,
    },
  ])
}

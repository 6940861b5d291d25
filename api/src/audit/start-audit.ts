import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { countUnsealed } from './seal.repository.ts'
import { sealAll } from './seal-entries.service.ts'

/** How long an entry can be changed without a trace; each run is one statement. */
const sealEveryMs = 1_000

/** Every instance tries; the database lets one at a time. */
export function startAudit({ db, logger, metrics }: Pick<Deps, 'db' | 'logger' | 'metrics'>): Worker {
  measureRows({ registry: metrics, logger }, () => countUnsealed(db), [
    {
      name: 'audit_entries_unsealed',
      help: 'Audit entries without a seal; growing: no instance seals them',
      read: (entries) => entries,
    },
  ])
  return repeat({ name: 'audit seals', everyMs: sealEveryMs, logger }, () => sealAll(db))
}

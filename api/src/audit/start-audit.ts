import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { countUnsealed } from './seal.repository.ts'
import { sealAll } from './seal-entries.service.ts'

/** How long an entry can be changed without a trace; each run is one statement. */
const sealEveryMs = 1_000

/** Every instance tries; the database lets one at a time. */
export function startAudit({ db, logger, metrics }: Pick<Deps, 'db' | 'logger' | 'metrics'>): Worker {
  new Gauge({
    name: 'audit_entries_unsealed',
    help: 'Audit entries without a seal; growing: no instance seals them',
    registers: [metrics],
    async collect() {
      this.set(await countUnsealed(db).catch(() => Number.NaN))
    },
  })
  return repeat({ name: 'audit seals', everyMs: sealEveryMs, logger }, () => sealAll(db))
}

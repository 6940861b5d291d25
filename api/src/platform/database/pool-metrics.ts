import { Gauge, type Registry } from 'prom-client'
import type { Database } from './db.ts'

/** Requests that wait for a connection are the first sign of a database that is too slow or a pool that is too small. */
export function measurePool(metrics: Registry, usage: Database['usage']) {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections that are open, those of them that are idle, and requests waiting for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      for (const [state, count] of Object.entries(usage())) this.set({ state }, count)
    },
  })
}

import { Gauge, type Registry } from 'prom-client'

/** Waiting requests are the first sign of a slow database or a small pool. */
export function measurePool(metrics: Registry, usage: () => { open: number; idle: number; waiting: number }) {
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

import { collectDefaultMetrics, Registry } from 'prom-client'

/** A registry with what every server measures: memory, processor, event loop. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

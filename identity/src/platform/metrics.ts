import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Served on the private port; nothing here names a person. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by route template',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Attempts to sign in by outcome: signed-in, wrong-credentials, slowed-down, unavailable, federation-…',
      labelNames: ['realm', 'outcome'],
      registers,
    }),
    refreshTokensReused: new Counter({
      name: 'refresh_tokens_reused_total',
      help: 'Refresh tokens that came back after their use, which ends their session',
      labelNames: ['realm'],
      registers,
    }),
  }
}

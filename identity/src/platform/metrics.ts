import { createRegistry } from '@bailclair/server-kit/metrics/create-registry.ts'
import { measureRequests } from '@bailclair/server-kit/metrics/measure-requests.ts'
import { Counter, Gauge } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Served on the private port; nothing here names a person. */
export function createMetrics() {
  const registry = createRegistry()
  const registers = [registry]
  return {
    registry,
    observeRequest: measureRequests(registry),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Attempts to sign in by outcome: signed-in, wrong-credentials, slowed-down, unavailable, federation-…',
      labelNames: ['realm', 'outcome'],
      registers,
    }),
    tokensIssued: new Counter({
      name: 'tokens_issued_total',
      help: 'Answers of the token endpoint with tokens, by grant',
      labelNames: ['realm', 'grant'],
      registers,
    }),
    sessions: new Gauge({
      name: 'sessions_open',
      help: 'Sessions of people who are signed in, counted once a minute',
      labelNames: ['realm'],
      registers,
    }),
    /** Exact at each scrape: a queue fills and empties within seconds. */
    measureQueues: (queues: Readonly<Record<string, () => number>>) =>
      new Gauge({
        name: 'sign_in_queue_waiting',
        help: 'Passwords that wait to be hashed, and pages of sign-in that wait for their turn',
        labelNames: ['queue'],
        registers,
        collect() {
          for (const [queue, waiting] of Object.entries(queues)) this.set({ queue }, waiting())
        },
      }),
    refreshTokensReused: new Counter({
      name: 'refresh_tokens_reused_total',
      help: 'Refresh tokens that came back after their use, which ends their session',
      labelNames: ['realm'],
      registers,
    }),
  }
}

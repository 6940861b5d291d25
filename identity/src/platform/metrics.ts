import { createRegistry } from '@bailclair/server-kit/metrics/create-registry.ts'
import { measureRequests } from '@bailclair/server-kit/metrics/measure-requests.ts'
import { Counter } from 'prom-client'

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
    refreshTokensReused: new Counter({
      name: 'refresh_tokens_reused_total',
      help: 'Refresh tokens that came back after their use, which ends their session',
      labelNames: ['realm'],
      registers,
    }),
  }
}

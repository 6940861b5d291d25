import { Counter, Gauge, Histogram } from 'prom-client'
import type { Deps } from '#deps.ts'
import type { ObserveOutbound } from './outbound.ts'

export function measureOutbound({ metrics }: Pick<Deps, 'metrics'>): ObserveOutbound {
  const calls = new Counter({
    name: 'outbound_calls_total',
    help: 'Calls to foreign services, by how they ended',
    labelNames: ['service', 'outcome'],
    registers: [metrics],
  })
  const duration = new Histogram({
    name: 'outbound_call_duration_seconds',
    help: 'Time a caller waited for a foreign service',
    labelNames: ['service'],
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  })
  const refusing = new Gauge({
    name: 'outbound_breaker_open',
    help: '1 while calls to the service are refused because it failed',
    labelNames: ['service'],
    registers: [metrics],
  })
  return ({ service, outcome, seconds, breaker }) => {
    calls.inc({ service, outcome })
    duration.observe({ service }, seconds)
    refusing.set({ service }, breaker === 'closed' ? 0 : 1)
  }
}

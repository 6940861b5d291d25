import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { measureOutbound } from './outbound-metrics.ts'

it('counts calls by result and shows an open breaker', async () => {
  const metrics = new Registry()
  const observe = measureOutbound({ metrics })
  observe({ service: 'address', outcome: 'ok', seconds: 0.02, breaker: 'closed' })
  observe({ service: 'address', outcome: 'timeout', seconds: 2.5, breaker: 'open' })
  const text = await metrics.metrics()
  expect(text).toContain('outbound_calls_total{service="address",outcome="timeout"} 1')
  expect(text).toContain('outbound_call_duration_seconds_count{service="address"} 2')
  expect(text).toContain('outbound_breaker_open{service="address"} 1')
})

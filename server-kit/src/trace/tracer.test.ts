import { startCollector } from '@bailclair/one-machine/collector.ts'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentSpan } from './current-span.ts'
import { readTraceparent } from './traceparent.ts'
import { createTracer, isChosen } from './tracer.ts'

let collector: Awaited<ReturnType<typeof startCollector>>
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.stop())

function start(given: { ratio?: number; endpoint?: string } = {}) {
  const registry = new Registry()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: given.endpoint ?? `${collector.url}/`,
    OTEL_SERVICE_NAME: 'bailclair-test',
    OTEL_TRACES_SAMPLER_ARG: given.ratio ?? 1,
    RELEASE: '1.2.3',
  }
  const tracer = createTracer(settings, { registry, samplingKey: 'a key' })
  const count = async (name: string) =>
    Number((await registry.metrics()).match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1])
  return { tracer, count }
}
const header = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`

describe('a tracer', () => {
  it('sends a request, what it called, and their times as OTLP', async () => {
    const { tracer, count } = start()
    const before = Date.now()
    const request = tracer.start('GET', 'server', header)
    const call = request.startChild('POST identity', 'client')
    expect(readTraceparent(call.traceparent)).toMatchObject({ traceId: 'a'.repeat(32) })
    expect(call.traceparent).toMatch(/-01$/)
    call.end({ isError: true })
    request.end({
      name: 'GET /api/config',
      attributes: { 'http.route': '/api/config', 'http.response.status_code': 200 },
    })
    request.end({ name: 'only the first end counts' })
    await tracer.close()

    const [called, requested] = collector.spans
    expect(collector.spans).toHaveLength(2)
    expect(requested).toMatchObject({
      service: 'bailclair-test',
      traceId: 'a'.repeat(32),
      parentSpanId: 'b'.repeat(16),
      name: 'GET /api/config',
      kind: 2,
      status: {},
      attributes: [
        { key: 'http.route', value: { stringValue: '/api/config' } },
        { key: 'http.response.status_code', value: { intValue: '200' } },
      ],
    })
    expect(called).toMatchObject({
      parentSpanId: requested?.spanId,
      name: 'POST identity',
      kind: 3,
      status: { code: 2 },
    })
    const startedAt = Number(requested?.startTimeUnixNano) / 1e6
    expect(Math.abs(startedAt - before)).toBeLessThan(60_000)
    expect(BigInt(requested?.endTimeUnixNano ?? 0) >= BigInt(called?.endTimeUnixNano ?? 0)).toBe(true)
    expect(await count('trace_spans_exported_total')).toBe(2)
  })

  it('runs work that nobody asked for in a trace of its own, and tells when it failed', async () => {
    const { tracer } = start()
    expect(await tracer.run('job a-job', async () => currentSpan.getStore()?.traceId)).toMatch(/^[0-9a-f]{32}$/)
    await expect(tracer.run('mail a-mail', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await tracer.close()
    expect(collector.spans).toMatchObject([
      { name: 'job a-job', kind: 1, status: {} },
      { name: 'mail a-mail', status: { code: 2 } },
    ])
    expect(collector.spans.every(({ parentSpanId }) => parentSpanId === undefined)).toBe(true)
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(2)
  })

  it('without a collector still continues traces, marked as not sampled', async () => {
    const { tracer } = start({ endpoint: '' })
    const span = tracer.start('GET', 'server', header)
    expect([span.traceId, span.traceparent.slice(-2)]).toEqual(['a'.repeat(32), '00'])
    span.end()
    await tracer.close()
    expect(collector.requests()).toBe(0)
  })

  it('does not export because a client asks for it', async () => {
    const { tracer } = start({ ratio: 0 })
    const span = tracer.start('GET', 'server', header.replace(/00$/, '01'))
    expect(span.traceparent.slice(-2)).toBe('00')
    span.end()
    await tracer.close()
    expect(collector.requests()).toBe(0)
  })
})

describe('sampling', () => {
  const ids = Array.from({ length: 2_000 }, (_, count) => count.toString(16).padStart(32, '0'))

  it.each([
    [0, 0, 0],
    [0.25, 400, 600],
    [1, 2_000, 2_000],
  ])('at %d chooses between %i and %i of 2000 traces', (ratio, least, most) => {
    const chosen = ids.filter((id) => isChosen('a key', id, ratio)).length
    expect(chosen).toBeGreaterThanOrEqual(least)
    expect(chosen).toBeLessThanOrEqual(most)
  })

  it('chooses the same traces with the same key only', () => {
    const chosenBy = (key: string) => ids.filter((id) => isChosen(key, id, 0.5))
    expect(chosenBy('a key')).toEqual(chosenBy('a key'))
    expect(chosenBy('a key')).not.toEqual(chosenBy('another key'))
  })
})

describe('a collector that fails', () => {
  it.each([503, 400, 'hang'] as const)('with %s delays and fails nothing, and is counted', async (answer) => {
    collector.behave(answer)
    const { tracer, count } = start()
    expect(await tracer.run('job a-job', async () => 'done')).toBe('done')
    await tracer.close()
    if (answer === 'hang') expect(collector.requests()).toBe(1)
    else expect(await count('trace_spans_dropped_total')).toBe(1)
  })

  it('cannot fill the memory: what does not fit into the queue is dropped', async () => {
    collector.behave('hang')
    const { tracer, count } = start()
    for (let number = 0; number < 4_000; number++) tracer.start('GET', 'server').end()
    // 512 on their way, 2048 waiting
    expect(await count('trace_spans_dropped_total')).toBe(4_000 - 512 - 2_048)
  })
})

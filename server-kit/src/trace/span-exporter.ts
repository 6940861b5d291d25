import { Counter, type Registry } from 'prom-client'
import { otlpBody } from './otlp.ts'
import type { FinishedSpan } from './span.ts'

export type SpanExporter = { add: (span: FinishedSpan) => void; close: () => Promise<void> }

type Settings = { OTEL_EXPORTER_OTLP_ENDPOINT: string; OTEL_SERVICE_NAME: string; RELEASE: string }

const batchSize = 512
/** About a megabyte. A collector that is away must not fill the memory. */
const maxQueueLength = 2_048
const sendEveryMs = 5_000
const sendTimeoutMs = 5_000
const closeTimeoutMs = 1_000

/** Sends spans to a collector in the background. Nothing waits for it; what it cannot send is counted and forgotten. */
export function openSpanExporter(settings: Settings, registry: Registry): SpanExporter {
  const url = `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`
  const queue: FinishedSpan[] = []
  let sending: Promise<void> | undefined
  let pausedUntil = 0
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const exported = counter('trace_spans_exported_total', 'Spans that the collector took')
  const dropped = counter('trace_spans_dropped_total', 'Spans lost: the collector is down, refuses, or is too slow')

  async function sendAll() {
    while (queue.length > 0) {
      const batch = queue.splice(0, batchSize)
      if (await isTaken(url, otlpBody(settings, batch))) exported.inc(batch.length)
      else {
        dropped.inc(batch.length)
        pausedUntil = Date.now() + sendEveryMs
        return
      }
    }
  }
  function flush(): Promise<void> {
    if (Date.now() < pausedUntil) return Promise.resolve()
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(flush, sendEveryMs).unref()

  return {
    add: (span) => {
      if (queue.length >= maxQueueLength) return dropped.inc()
      queue.push(span)
      if (queue.length >= batchSize) void flush()
    },
    close: async () => {
      clearInterval(timer)
      const timedOut = new Promise<void>((resolve) => setTimeout(resolve, closeTimeoutMs).unref())
      await Promise.race([flush(), timedOut])
    },
  }
}

/** Not logged when it fails: the counter says so, and a line per batch would flood the log. */
async function isTaken(url: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(sendTimeoutMs)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

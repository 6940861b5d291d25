import { createHmac, randomFillSync } from 'node:crypto'
import type { Registry } from 'prom-client'
import { currentSpan } from './current-span.ts'
import type { Span, SpanKind } from './span.ts'
import { openSpanExporter, type SpanExporter } from './span-exporter.ts'
import { type Parent, readTraceparent, writeTraceparent } from './traceparent.ts'

export type Tracer = {
  /** Continues the trace of the header, or starts one. Whatever runs inside must do so in `currentSpan.run`. */
  start: (name: string, kind: SpanKind, header?: string | readonly string[]) => Span
  /** Work that no request asked for: a job, a mail. Its trace begins here. */
  run: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Sends what waits, for a second at most. */
  close: () => Promise<void>
}

type Settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: string
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
  RELEASE: string
}

type Choices = {
  registry: Registry
  /** Servers with the same key choose the same traces, and no client can guess which. */
  samplingKey?: string
}

/** Trace ids for logs and calls; spans for a collector when there is one. */
export function createTracer(settings: Settings, { registry, samplingKey = randomId(16) }: Choices): Tracer {
  const exporter = settings.OTEL_EXPORTER_OTLP_ENDPOINT ? openSpanExporter(settings, registry) : undefined
  const ratio = settings.OTEL_TRACES_SAMPLER_ARG
  const isSampled = (traceId: string) => exporter !== undefined && isChosen(samplingKey, traceId, ratio)

  const start: Tracer['start'] = (name, kind, header) => {
    const parent = readTraceparent(header)
    const traceId = parent?.traceId ?? randomId(16)
    return startSpan({ name, kind, traceId, parent, exporter: isSampled(traceId) ? exporter : undefined })
  }

  return {
    start,
    run: async (name, work) => {
      const span = start(name, 'internal')
      try {
        const result = await currentSpan.run(span, work)
        span.end()
        return result
      } catch (error) {
        span.end({ isError: true })
        throw error
      }
    },
    close: async () => exporter?.close(),
  }
}

type Beginning = {
  name: string
  kind: SpanKind
  traceId: string
  parent: Pick<Parent, 'spanId'> | undefined
  /** None: this trace is not sampled. */
  exporter: Pick<SpanExporter, 'add'> | undefined
}

function startSpan({ name, kind, traceId, parent, exporter }: Beginning): Span {
  const spanId = randomId(8)
  const startedAt = now()
  let isEnded = false
  return {
    traceId,
    traceparent: writeTraceparent({ traceId, spanId, isSampled: exporter !== undefined }),
    startChild: (childName, childKind) =>
      startSpan({ name: childName, kind: childKind, traceId, parent: { spanId }, exporter }),
    end: ({ name: finalName = name, attributes = {}, isError = false } = {}) => {
      if (isEnded) return
      isEnded = true
      const ids = { traceId, spanId, parentSpanId: parent?.spanId }
      exporter?.add({ ...ids, name: finalName, kind, startedAt, endedAt: now(), attributes, isError })
    },
  }
}

/** Exported for its test. */
export function isChosen(key: string, traceId: string, ratio: number): boolean {
  if (ratio >= 1) return true
  return createHmac('sha256', key).update(traceId).digest().readUInt32BE() < ratio * 2 ** 32
}

/** Random bytes for many ids: asking for them costs more than using them. */
const entropy = Buffer.alloc(4_096)
let used = entropy.length

function randomId(bytes: number): string {
  if (used + bytes > entropy.length) {
    randomFillSync(entropy)
    used = 0
  }
  used += bytes
  return entropy.toString('hex', used - bytes, used)
}
const now = () => performance.timeOrigin + performance.now()

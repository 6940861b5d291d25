import type { Attributes, FinishedSpan, SpanKind } from './span.ts'

/** Numbers of the protocol, opentelemetry/proto/trace/v1/trace.proto. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 }
const statusError = 2

type Settings = { OTEL_SERVICE_NAME: string; RELEASE: string }

/** One request of OTLP over HTTP, in JSON: ids in hex, times in nanoseconds as text. */
export const otlpBody = ({ OTEL_SERVICE_NAME, RELEASE }: Settings, spans: readonly FinishedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: {
          attributes: toAttributes({
            'service.name': OTEL_SERVICE_NAME,
            ...(RELEASE && { 'service.version': RELEASE }),
          }),
        },
        scopeSpans: [{ scope: { name: 'bailclair' }, spans: spans.map(toSpan) }],
      },
    ],
  })

const toSpan = ({ traceId, spanId, parentSpanId, name, kind, ...span }: FinishedSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: toNanoseconds(span.startedAt),
  endTimeUnixNano: toNanoseconds(span.endedAt),
  attributes: toAttributes(span.attributes),
  status: span.isError ? { code: statusError } : {},
})

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

/** A double holds microseconds of today, not nanoseconds. */
const toNanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1_000)}000`

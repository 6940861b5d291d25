export type SpanKind = 'internal' | 'server' | 'client'
/** Route templates, names and counts only: nothing here may name a person. */
export type Attributes = Readonly<Record<string, string | number>>

export type FinishedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with fractions. */
  startedAt: number
  endedAt: number
  attributes: Attributes
  isError: boolean
}

export type Span = {
  traceId: string
  /** The header for calls made inside this span. */
  traceparent: string
  startChild: (name: string, kind: SpanKind) => Span
  /** `name` replaces the first one, when it was not known at the start. Only the first call counts. */
  end: (outcome?: { name?: string; attributes?: Attributes; isError?: boolean }) => void
}

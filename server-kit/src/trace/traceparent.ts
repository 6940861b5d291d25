/** W3C Trace Context: version, trace id, id of the span that called, flags. */
const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/

export type Parent = { traceId: string; spanId: string }

/**
 * Reads the header `traceparent`; undefined when it is missing or malformed, so that a new trace starts. Its sampled
 * flag is not read: a client could force the export of its requests (decision 208).
 */
export function readTraceparent(header: string | readonly string[] | undefined): Parent | undefined {
  const [, version, traceId = '', spanId = '', more] = (typeof header === 'string' && pattern.exec(header)) || []
  if (version === undefined || version === 'ff' || isZero(traceId) || isZero(spanId)) return undefined
  // later versions may add fields, this one has none
  return version === '00' && more !== undefined ? undefined : { traceId, spanId }
}

const isZero = (id: string) => /^0+$/.test(id)

export const writeTraceparent = ({ traceId, spanId, isSampled }: Parent & { isSampled: boolean }): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

import { describe, expect, it } from 'vitest'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('readTraceparent', () => {
  it.each([
    ['a sampled one', `00-${traceId}-${spanId}-01`],
    ['one that is not sampled', `00-${traceId}-${spanId}-00`],
    ['unknown flags', `00-${traceId}-${spanId}-ff`],
    ['a later version', `01-${traceId}-${spanId}-01`],
    ['a later version with more fields', `cc-${traceId}-${spanId}-01-what-the-future-will-be`],
  ])('reads %s', (_, header) => {
    expect(readTraceparent(header)).toEqual({ traceId, spanId })
  })

  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['two headers', [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]],
    ['two headers joined by Node', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
    ['the forbidden version', `ff-${traceId}-${spanId}-01`],
    ['more fields in this version', `00-${traceId}-${spanId}-01-more`],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['letters that are no hex digits', `00-${traceId.replace('4', 'g')}-${spanId}-01`],
    ['a short trace id', `00-${traceId.slice(1)}-${spanId}-01`],
    ['a long span id', `00-${traceId}-${spanId}0-01`],
    ['no flags', `00-${traceId}-${spanId}`],
    ['a short version', `0-${traceId}-${spanId}-01`],
    ['a later version whose flags are too long', `01-${traceId}-${spanId}-011`],
    ['spaces around', ` 00-${traceId}-${spanId}-01`],
    ['a line break behind', `00-${traceId}-${spanId}-01\n`],
  ])('starts a new trace for %s', (_, header) => {
    expect(readTraceparent(header)).toBeUndefined()
  })
})

describe('writeTraceparent', () => {
  it.each([true, false])('writes what it reads: sampled %s', (isSampled) => {
    const header = writeTraceparent({ traceId, spanId, isSampled })
    expect([header.slice(-2), readTraceparent(header)]).toEqual([isSampled ? '01' : '00', { traceId, spanId }])
  })
})

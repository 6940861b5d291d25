import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod/mini'

const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const nanoseconds = z.string().check(z.regex(/^\d{19}$/))
const attributes = z.array(
  z.strictObject({
    key: z.string(),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.string().check(z.regex(/^\d+$/)) }),
    ]),
  }),
)
const span = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: z.optional(hex(16)),
  name: z.string(),
  kind: z.int().check(z.gte(1), z.lte(3)),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.strictObject({ code: z.optional(z.literal(2)) }),
})
/** ExportTraceServiceRequest of OTLP in its JSON form. */
const body = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
})

export type ReceivedSpan = z.output<typeof span> & { service: string }

/** An OpenTelemetry collector that refuses whatever is not OTLP over HTTP in JSON. */
export async function startCollector() {
  const spans: ReceivedSpan[] = []
  let answer: number | 'hang' = 200
  let requests = 0
  const server = createServer(async (request, response) => {
    requests++
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (answer === 'hang') return
    const parsed = body.safeParse(JSON.parse(Buffer.concat(parts).toString()))
    const isOtlp = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
    if (!parsed.success || !isOtlp || answer !== 200) return response.writeHead(parsed.success ? answer : 400).end()
    for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name')?.value
      const service = name && 'stringValue' in name ? name.stringValue : ''
      for (const scope of scopeSpans) spans.push(...scope.spans.map((each) => ({ ...each, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests: () => requests,
    behave: (next: number | 'hang') => {
      answer = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

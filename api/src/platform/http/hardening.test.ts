import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'
import { askRaw, connectRaw, type RawAnswer } from '#test/raw-client.ts'

const api = await startApi(
  {
    BODY_LIMIT_BYTES: '2048',
    HEADER_LIMIT_BYTES: '4096',
    HEADERS_TIMEOUT_MS: '300',
    REQUEST_TIMEOUT_MS: '600',
    HANDLER_TIMEOUT_MS: '2000',
    KEEP_ALIVE_TIMEOUT_MS: '300',
    MAX_CONNECTIONS: '10',
  },
  (app) => {
    app.post('/echo', async ({ body }) => body)
    app.get('/never', () => new Promise(() => undefined))
  },
)
const origin = await api.listen()

const codeIn = ({ body }: RawAnswer) => JSON.parse(body).errors.map(({ code }: { code: string }) => code)
const post = (contentType: string | undefined, body: string) =>
  askRaw(
    origin,
    `POST /api/echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${
      contentType === undefined ? '' : `content-type: ${contentType}\r\n`
    }\r\n${body}`,
  )

describe('media types', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('reads %s', async (type) => {
    expect((await post(type, '{"a":1}')).status).toBe(200)
  })

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    undefined,
  ])('refuses %s with 415', async (type) => {
    const answer = await post(type, '{"a":1}')
    expect([answer.status, codeIn(answer)]).toEqual([415, ['UnsupportedMediaType']])
  })
})

describe('limits', () => {
  it('accepts a body of exactly the limit, refuses one byte more with 413', async () => {
    const body = (length: number) => JSON.stringify('x'.repeat(length - 2))
    expect((await post('application/json', body(2_048))).status).toBe(200)
    const answer = await post('application/json', body(2_049))
    expect([answer.status, codeIn(answer)]).toEqual([413, ['RequestTooLarge']])
  })

  it('refuses a large body before reading it, and closes the connection', async () => {
    const answer = await askRaw(
      origin,
      'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999999999\r\n\r\n{',
    )
    expect([answer.status, codeIn(answer)]).toEqual([413, ['RequestTooLarge']])
    expect(answer.headers).toContain('connection: close')
  })

  it('refuses a chunked body as soon as it exceeds the limit', async () => {
    const client = await connectRaw(origin)
    client.send(
      'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    )
    for (let chunk = 0; chunk < 5; chunk++) client.send(`200\r\n${'x'.repeat(512)}\r\n`)
    const answer = await client.closed()
    expect([answer.status, codeIn(answer)]).toEqual([413, ['RequestTooLarge']])
  })

  it.each([
    ['one huge header', `x-bomb: ${'x'.repeat(5_000)}\r\n`],
    ['many headers', Array.from({ length: 800 }, (_, index) => `x-${index}: bomb\r\n`).join('')],
  ])('refuses %s with 431', async (_, headers) => {
    const answer = await askRaw(origin, `GET /api/config HTTP/1.1\r\nhost: x\r\n${headers}\r\n`)
    expect([answer.status, codeIn(answer)]).toEqual([431, ['HeadersTooLarge']])
    expect(answer.headers).toContain('x-content-type-options: nosniff')
    expect(answer.headers).toContain('connection: close')
  })

  it('refuses a URL that is too long with 431', async () => {
    const answer = await askRaw(origin, `GET /api/${'x'.repeat(5_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
    expect([answer.status, codeIn(answer)]).toEqual([431, ['HeadersTooLarge']])
  })

  it('counts requests that Node refused', async () => {
    const text = await api.deps.metrics.metrics()
    expect(text).toMatch(/http_refused_total\{code="HeadersTooLarge"\} [1-9]/)
  })
})

describe('malformed HTTP', () => {
  it.each([
    ['noise', '\u0001\u0002\u0003\r\n\r\n'],
    ['an unknown method', 'BREW /api/config HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['two lengths', 'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header with a NUL', 'GET /api/config HTTP/1.1\r\nhost: x\r\nx-a: \u0000\r\n\r\n'],
  ])('refuses %s with 400 in the usual shape', async (_, text) => {
    const answer = await askRaw(origin, text)
    expect([answer.status, codeIn(answer)]).toEqual([400, ['InvalidRequest']])
  })

  it.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND'])('refuses the method %s', async (method) => {
    const answer = await askRaw(origin, `${method} /api/config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect([answer.status, codeIn(answer)]).toEqual([404, ['RouteNotFound']])
  })
})

describe('timeouts', () => {
  it('answers 408 to a client that does not finish its headers', async () => {
    const client = await connectRaw(origin)
    client.send('GET /api/config HTTP/1.1\r\nhost: x\r\n')
    const answer = await client.closed()
    expect([answer.status, codeIn(answer)]).toEqual([408, ['RequestTimeout']])
  })

  it('answers 408 to a client that sends its body too slowly', async () => {
    const client = await connectRaw(origin)
    client.send('POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n')
    const drip = setInterval(() => client.send(' '), 50)
    const answer = await client.closed()
    clearInterval(drip)
    expect([answer.status, codeIn(answer)]).toEqual([408, ['RequestTimeout']])
  })

  it('answers 503 with Retry-After when the handler is too slow', async () => {
    const answer = await askRaw(origin, 'GET /api/never HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect([answer.status, codeIn(answer)]).toEqual([503, ['ServiceUnavailable']])
    expect(answer.headers).toContain('retry-after: 2')
  })

  it('closes a connection that stays idle after a response', async () => {
    const client = await connectRaw(origin)
    client.send('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    const began = performance.now()
    expect((await client.closed()).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('drops connections over its limit and serves the others', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, () => connectRaw(origin)))
    for (const { send } of clients) send('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    const isSettled = ({ received, isClosed }: (typeof clients)[number]) => received() !== '' || isClosed()
    await expect.poll(() => clients.every(isSettled), { timeout: 5_000 }).toBe(true)
    const served = clients.filter(({ received }) => received().startsWith('HTTP/1.1 200'))
    // other tests of this file may still use some of the ten
    expect(served.length).toBeGreaterThan(0)
    expect(served.length).toBeLessThanOrEqual(10)
    for (const { end } of clients) end()
  })
})

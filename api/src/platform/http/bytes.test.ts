import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { startApi } from '#test/harness.ts'
import { askRaw, connectRaw } from '#test/raw-client.ts'
import { mount } from './mount.ts'

const up = defineRoute({
  method: 'POST',
  path: '/pictures',
  access: 'owner',
  summary: 'Takes a picture',
  status: 201,
  headers: z.object({ 'x-file-name': z.exactOptional(z.string().check(z.maxLength(9))) }),
  body: { bytesUpTo: 1_000, tooLarge: 'DocumentTooLarge' },
  response: z.object({ size: z.number(), name: z.exactOptional(z.string()) }),
})
const down = defineRoute({
  method: 'GET',
  path: '/pictures/:name',
  access: 'anonymous',
  summary: 'Gives a picture',
  params: z.object({ name: z.string() }),
  response: { bytesOf: ['image/jpeg'] },
})
const json = defineRoute({
  method: 'POST',
  path: '/words',
  access: 'anonymous',
  summary: 'Takes words',
  status: 204,
  body: z.object({}),
})

/** How each upload ended for its handler. */
const endings: string[] = []
/** Uploads whose handler has read a chunk. */
let begun = 0
const api = await startApi(
  { REQUEST_TIMEOUT_MS: '500', UPLOAD_TIMEOUT_MS: '2500', HANDLER_TIMEOUT_MS: '1000' },
  (app, deps) => {
    mount(app, deps, up, async ({ body, headers, signal }) => {
      let size = 0
      try {
        for await (const chunk of body) {
          if (size === 0) begun++
          size += chunk.length
        }
        endings.push(signal.aborted ? 'nobody waits' : 'complete')
      } catch (error) {
        endings.push(String((error as { code?: string }).code))
        throw error
      }
      const name = headers['x-file-name']
      return { size, ...(name !== undefined && { name }) }
    })
    mount(app, deps, down, async ({ params }) => {
      const bytes = Buffer.from('bytes')
      const streamed = (async function* () {
        yield bytes
      })()
      return { mediaType: 'image/jpeg', fileName: params.name, bytes: params.name === 'streamed' ? streamed : bytes }
    })
    mount(app, deps, json, async () => undefined)
  },
)
const origin = await api.listen()

const send = (payload: string | Buffer | undefined, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/pictures',
    ...(payload !== undefined && { payload }),
    headers: { authorization: 'Bearer alice', ...headers },
  })
const head = (length: string) =>
  `POST /api/pictures HTTP/1.1\r\nhost: x\r\nauthorization: Bearer alice\r\n${length}\r\n\r\n`

describe('a binary request body', () => {
  it.each(['application/octet-stream', 'image/png', 'application/json', 'text/html', ''])(
    'may have the content type %j',
    async (type) => {
      const reply = await send(Buffer.from('{"a'), type ? { 'content-type': type } : {})
      expect([reply.statusCode, reply.json()]).toEqual([201, { size: 3 }])
    },
  )

  it('may be empty or missing', async () => {
    for (const reply of [await send(''), await send(undefined)]) expect(reply.json()).toEqual({ size: 0 })
  })

  it('comes with the headers that the contract describes', async () => {
    expect((await send('abc', { 'x-file-name': 'a.png' })).json()).toEqual({ size: 3, name: 'a.png' })
    expect((await send('abc', { 'x-file-name': '0123456789' })).statusCode).toBe(400)
  })

  it('is accepted up to its limit, not one byte more', async () => {
    expect((await send(Buffer.alloc(1_000))).json()).toEqual({ size: 1_000 })
    const reply = await send(Buffer.alloc(1_001))
    expect([reply.statusCode, reply.json().errors]).toEqual([413, [{ code: 'DocumentTooLarge' }]])
  })

  it('is refused before it is read when Content-Length is too large', async () => {
    const before = endings.length
    const answer = await askRaw(origin, head('content-length: 1001'))
    expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('DocumentTooLarge')])
    expect(endings).toHaveLength(before)
  })

  it('is refused at the first byte over the limit when it is chunked', async () => {
    const client = await connectRaw(origin)
    client.send(head('transfer-encoding: chunked'))
    for (let chunk = 0; chunk < 3; chunk++) client.send(`190\r\n${'x'.repeat(400)}\r\n`)
    const answer = await client.closed()
    expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('DocumentTooLarge')])
    expect(endings.at(-1)).toBe('DocumentTooLarge')
  })

  it('is not read when the caller is not signed in', async () => {
    const before = endings.length
    const reply = await api.app.inject({ method: 'POST', url: '/api/pictures', payload: 'abc' })
    expect([reply.statusCode, endings.length]).toEqual([401, before])
  })

  it('may take longer than a JSON body', async () => {
    const client = await connectRaw(origin)
    // one byte per 100 ms: longer than REQUEST_TIMEOUT_MS and HANDLER_TIMEOUT_MS, shorter than UPLOAD_TIMEOUT_MS
    let missing = 12
    client.send(head(`connection: close\r\ncontent-length: ${missing}`))
    const drip = setInterval(() => missing-- > 0 && client.send('x'), 100)
    const answer = await client.closed()
    clearInterval(drip)
    expect(answer.status).toBe(201)
  })

  it('times out as well', async () => {
    const client = await connectRaw(origin)
    client.send(head('content-length: 1000'))
    const drip = setInterval(() => client.send('x'), 100)
    const answer = await client.closed()
    clearInterval(drip)
    expect(answer.status).toBe(408)
    await expect.poll(() => endings.at(-1)).toBe('InvalidRequest')
  })

  it('that breaks off fails in the handler too', async () => {
    const client = await connectRaw(origin)
    const [started, before] = [begun, endings.length]
    client.send(`${head('content-length: 1000')}some`)
    await expect.poll(() => begun).toBe(started + 1)
    client.end()
    await expect.poll(() => endings.slice(before)).toEqual(['InvalidRequest'])
  })
})

describe('a JSON request body', () => {
  it('has its own, shorter timeout', async () => {
    const client = await connectRaw(origin)
    client.send('POST /api/words HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
    const began = performance.now()
    const answer = await client.closed()
    expect([answer.status, answer.body]).toEqual([408, expect.stringContaining('RequestTimeout')])
    expect(performance.now() - began).toBeLessThan(2_400)
  })
})

describe('a binary response', () => {
  it.each(['plain', 'streamed'])('is a download that no page can run (%s)', async (name) => {
    const reply = await api.as()('GET', `/pictures/${name}`)
    expect([reply.statusCode, reply.body]).toEqual([200, 'bytes'])
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['été 1.jpg', `filename="ete 1.jpg"; filename*=UTF-8''%C3%A9t%C3%A9%201.jpg`],
    ['a"; filename=b.exe', `filename="a filenameb.exe"; filename*=UTF-8''a%22%3B%20filename%3Db.exe`],
    ["it's(1)*.pdf", `filename="its1.pdf"; filename*=UTF-8''it%27s%281%29%2A.pdf`],
  ])('has a file name that cannot inject a header: %s', async (name, expected) => {
    const reply = await api.as()('GET', `/pictures/${encodeURIComponent(name)}`)
    expect(reply.headers['content-disposition']).toBe(`attachment; ${expected}`)
  })
})

it('logs no server error for any of these calls', () => {
  expect(api.logs.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info')).toEqual([])
})

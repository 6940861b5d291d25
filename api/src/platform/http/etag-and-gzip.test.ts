import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'

let text = ''
const api = await startApi({}, (app) => {
  app.get('/answer', async () => ({ text }))
  app.post('/answer', async () => ({ text }))
  app.get('/failure', async (_, reply) => reply.code(404).send({ text }))
})
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET', path = 'answer') =>
  api.app.inject({ method, url: `/api/${path}`, headers })
/** Of an answer, in characters. */
const ofLength = (length: number) => {
  text = 'é'.repeat(length - JSON.stringify({ text: '' }).length)
}

describe('a large answer', () => {
  it.each([
    [8_191, undefined],
    [8_192, 'gzip'],
  ])('of %d characters comes as %s', async (length, encoding) => {
    ofLength(length)
    const reply = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(JSON.parse(String(encoding ? gunzipSync(reply.rawPayload) : reply.rawPayload))).toEqual({ text })
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
  })

  it('comes as it is to whoever cannot read it otherwise', async () => {
    ofLength(20_000)
    const reply = await ask()
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.json()).toEqual({ text })
    expect(reply.headers['vary']).toBe('Origin, Accept-Encoding')
  })

  it('is not sent again to whoever has it', async () => {
    ofLength(20_000)
    const { etag } = (await ask({ 'accept-encoding': 'gzip' })).headers
    const again = await ask({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length, again.headers['cache-control']]).toEqual([304, 0, undefined])
    text += '!'
    const changed = await ask({ 'if-none-match': String(etag) })
    expect([changed.statusCode, changed.json()]).toEqual([200, { text }])
  })

  it('of something that was done is sent, whatever the caller has', async () => {
    ofLength(20_000)
    const { etag } = (await ask()).headers
    const reply = await ask({ 'if-none-match': String(etag) }, 'POST')
    expect([reply.statusCode, reply.json()]).toEqual([200, { text }])
  })

  it('that is a failure stays as it is', async () => {
    ofLength(20_000)
    const reply = await ask({ 'accept-encoding': 'gzip' }, 'GET', 'failure')
    expect([reply.statusCode, reply.headers['etag'], reply.headers['content-encoding']]).toEqual([
      404,
      undefined,
      undefined,
    ])
  })
})

import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { startApi } from '#test/harness.ts'
import { mount } from './mount.ts'

const item = z.object({ id: z.number(), name: z.exactOptional(z.string()), tags: z.array(z.string()) })
const response = z.object({
  title: z.string(),
  note: z.exactOptional(z.string()),
  items: z.array(item),
  more: z.array(item),
})
const route = (path: string) =>
  defineRoute({ method: 'GET', path, access: 'anonymous', summary: 'A list of any length', response })

const listOf = (length: number) =>
  Array.from({ length }, (_, id) => ({ id, name: id % 2 ? null : `"${id}" é`, tags: ['a', 'b'], secret: 'never' }))
const answerOf = (length: number) => ({ title: 'All', note: null, items: listOf(length), more: [], secret: 'never' })

async function* readListOf(length: number) {
  yield* listOf(length)
}
const lengths = [0, 1, 50, 51, 5_000]

const api = await startApi({}, (app, deps) => {
  for (const length of lengths) {
    mount(app, deps, route(`/list/${length}`), async () => answerOf(length))
    mount(app, deps, route(`/read/${length}`), async () => ({ ...answerOf(length), items: readListOf(length) }))
  }
})

const cases = lengths.flatMap((length) => [`/list/${length}`, `/read/${length}`].map((path) => ({ path, length })))

it.each(cases)('$path is written by its contract', async ({ path, length }) => {
  const reply = await api.as()('GET', path)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.json()).toEqual({
    title: 'All',
    items: listOf(length).map(({ id, name, tags }) => ({ id, ...(name !== null && { name }), tags })),
    more: [],
  })
  expect(reply.body).not.toContain('never')
})

it.each(['/list/5000', '/read/5000'])('%s has an ETag, gzip and 304', async (path) => {
  const ask = (headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url: `/api${path}`, headers })
  const plain = await ask()
  const zipped = await ask({ 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  const { etag } = plain.headers
  expect(etag).toBe(`W/"${createHash('sha256').update(plain.body).digest('base64url')}"`)
  const unchanged = await ask({ 'if-none-match': `${etag}` })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
})

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

const api = await startApi({}, (app, deps) => {
  for (const length of [0, 1, 50, 51, 5_000]) mount(app, deps, route(`/list/${length}`), async () => answerOf(length))
})

it.each([0, 1, 50, 51, 5_000])('a list of %i is written by its contract', async (length) => {
  const reply = await api.as()('GET', `/list/${length}`)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.json()).toEqual({
    title: 'All',
    items: listOf(length).map(({ id, name, tags }) => ({ id, ...(name !== null && { name }), tags })),
    more: [],
  })
  expect(reply.body).not.toContain('never')
})

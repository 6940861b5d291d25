import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { positiveEuros } from '@bailclair/domain/value/money.schema.ts'
import { line } from '@bailclair/domain/value/text.schema.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { startApi } from '#test/harness.ts'
import { mount } from './mount.ts'

const id = '3f0c1c5e-8f0e-4f5e-9d6e-0d6f1c2b3a4d'

const save = defineRoute({
  method: 'POST',
  path: '/flats/:id',
  access: 'owner',
  summary: 'Saves a flat',
  notFound: 'RouteNotFound',
  params: z.object({ id: z.uuid() }),
  query: z.object({ draft: z.exactOptional(z.stringbool()) }),
  body: z.object({ name: line(20), rent: positiveEuros, owner: z.exactOptional(z.object({ city: line(10) })) }),
  response: z.object({
    name: z.string(),
    note: z.exactOptional(z.string()),
    rooms: z.array(z.object({ label: z.string(), area: z.exactOptional(z.number()) })),
    draft: z.exactOptional(z.boolean()),
  }),
})
const search = defineRoute({
  method: 'GET',
  path: '/flats/search/:text',
  access: 'anonymous',
  summary: 'Finds flats',
  cacheSeconds: 30,
  params: z.object({ text: z.string().check(z.minLength(3)) }),
  response: z.object({ text: z.string() }),
})
const remove = defineRoute({
  method: 'DELETE',
  path: '/flats/:id',
  access: 'anonymous',
  summary: 'Removes a flat',
  status: 204,
})

const calls: unknown[] = []
const api = await startApi({}, (app, deps) => {
  mount(app, deps, save, async ({ params, query, body, ownerId, ip }) => {
    calls.push({ params, query, body, ownerId, ip })
    const answer = {
      name: body.name,
      note: null,
      rooms: [{ label: 'Kitchen', area: null, secret: 'inner' }],
      secret: 'outer',
    }
    return query.draft === undefined ? answer : { ...answer, draft: query.draft }
  })
  mount(app, deps, search, async ({ params }) => params)
  mount(app, deps, remove, async () => undefined)
})
const post = (path: string, body: unknown, who: string | undefined = 'alice') =>
  api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who}` }) },
  })
const valid = { name: 'Studio', rent: 700 }

describe('a mounted route', () => {
  it('passes the handler only what the contract describes', async () => {
    const reply = await post(`/flats/${id}?draft=true&other=1`, { ...valid, name: '  Studio ', isAdmin: true })
    expect(reply.statusCode).toBe(200)
    expect(calls.at(-1)).toEqual({
      params: { id },
      query: { draft: true },
      body: { name: 'Studio', rent: 700 },
      ownerId: '00000000-0000-4000-8000-00000000000a',
      ip: '127.0.0.1',
    })
  })

  it('answers only what the contract describes: no unknown field, no null', async () => {
    const reply = await post(`/flats/${id}`, valid)
    expect(reply.json()).toEqual({ name: 'Studio', rooms: [{ label: 'Kitchen' }] })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('sends Cache-Control as the contract says', async () => {
    const reply = await api.as()('GET', '/flats/search/paris')
    expect(reply.headers['cache-control']).toBe('public, max-age=30')
    const failure = await api.as()('GET', '/flats/search/pa')
    expect(failure.headers['cache-control']).toBe('no-store')
  })

  it('sends an empty body when the contract has no response', async () => {
    const reply = await api.as()('DELETE', `/flats/${id}`)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
  })

  it.each([
    ['a missing field', { rent: 1 }, [['name', 'field-required']]],
    ['a field of white space', { name: ' ', rent: 1 }, [['name', 'field-required']]],
    [
      'two wrong fields',
      { name: 'x'.repeat(21), rent: 0 },
      [
        ['name', 'text-too-long'],
        ['rent', 'number-not-positive'],
      ],
    ],
    ['text for a number', { ...valid, rent: '700' }, [['rent', 'number-not-valid']]],
    ['a boolean for a number', { ...valid, rent: true }, [['rent', 'number-not-valid']]],
    ['three decimals', { ...valid, rent: 1.001 }, [['rent', 'number-too-many-decimals']]],
    ['infinity in disguise', `{"name":"Studio","rent":1e999}`, [['rent', 'number-not-valid']]],
    ['a nested field', { ...valid, owner: { city: 'x'.repeat(11) } }, [['owner.city', 'text-too-long']]],
    ['a missing nested field', { ...valid, owner: {} }, [['owner.city', 'field-required']]],
    ['a NUL', { ...valid, name: 'a\u0000b' }, [['name', 'text-forbidden-character']]],
  ])('refuses %s, one entry per field', async (_, body, fields) => {
    const reply = await post(`/flats/${id}`, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      errors: fields.map(([field, message]) => ({ code: 'InvalidField', field, message })),
      requestId: reply.headers['x-request-id'],
    })
  })

  it.each([
    ['no body', undefined],
    ['null', 'null'],
    ['an array', '[]'],
    ['half an object', '{"name":'],
    ['NaN', '{"name":"Studio","rent":NaN}'],
    ['a key twice', '{"name":"a","name":"b","rent":1}'],
    ['a prototype', '{"name":"a","rent":1,"__proto__":{"x":1}}'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('refuses %s as a whole', async (_, body) => {
    const reply = await post(`/flats/${id}`, body ?? '')
    expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidRequest' }]])
  })

  it.each([
    ['a query of the wrong kind', '?draft=perhaps'],
    ['a query given twice', '?draft=true&draft=false'],
  ])('refuses %s', async (_, query) => {
    const reply = await post(`/flats/${id}${query}`, valid)
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ code: 'InvalidField', field: 'draft', message: 'field-not-valid' }],
    ])
  })

  it.each(['not-a-uuid', '%00', `${id}%0d%0aset-cookie:a=b`, '%F0%9F%8F%A0', 'x'.repeat(501), '%E0%A4%A'])(
    'answers 404 to /flats/%s, as to any unknown id',
    async (malformed) => {
      const reply = await post(`/flats/${malformed}`, valid)
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { errors: [{ code: 'RouteNotFound' }], requestId: reply.headers['x-request-id'] },
      ])
    },
  )

  it('names the field of a bad parameter when the contract has no 404', async () => {
    const reply = await api.as()('GET', '/flats/search/pa')
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ code: 'InvalidField', field: 'text', message: 'field-not-valid' }],
    ])
  })

  it.each([
    ['no token', undefined],
    ['an unknown token', 'Bearer mallory'],
    ['another scheme', 'Basic YWxpY2U6'],
    ['two tokens', 'Bearer alice, Bearer bob'],
    ['no token after the scheme', 'Bearer '],
  ])('answers 401 to %s, before it reads the body', async (_, authorization) => {
    const before = calls.length
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/flats/${id}`,
      payload: '{"broken',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    })
    expect([reply.statusCode, reply.json().errors]).toEqual([401, [{ code: 'NotSignedIn' }]])
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(calls).toHaveLength(before)
  })
})

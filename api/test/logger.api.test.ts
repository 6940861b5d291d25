import { AppError } from '@bailclair/domain/contract/errors.ts'
import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { describeError } from '@bailclair/server-kit/describe-error.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { mount } from '#platform/http/mount.ts'
import { startApi } from '#test/harness.ts'
import { askRaw } from '#test/raw-client.ts'

/** Contained in everything that the test sends; the search is for `canary` only. */
const canary = 'canary.person@example.org'
const address = '203.0.113.77'

const save = defineRoute({
  method: 'POST',
  path: '/diary/:token',
  access: 'owner',
  summary: 'Keeps a note',
  params: z.object({ token: z.string() }),
  query: z.object({ mail: z.exactOptional(z.string()) }),
  body: z.object({ how: z.enum(['well', 'throw', 'database', 'conflict', 'unavailable']), note: z.string() }),
  response: z.object({ note: z.string() }),
})

const api = await startApi({ LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.1' }, (app, deps) => {
  mount(app, deps, save, async ({ params, body }) => {
    if (body.how === 'throw') throw new Error(`cannot keep ${body.note}`, { cause: new Error(params.token) })
    if (body.how === 'database') await sql`select ${body.note}::uuid`.execute(deps.db)
    if (body.how === 'conflict')
      await sql`insert into schema_migration values (${body.note}, ''), (${body.note}, '')`.execute(deps.db)
    if (body.how === 'unavailable') throw new AppError('ServiceUnavailable', { cause: new Error(body.note) })
    return { note: body.note }
  })
})
const origin = await api.listen()

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api${path}?mail=${canary}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer alice',
      'x-forwarded-for': address,
      cookie: `session=${canary}`,
      referer: `https://example.org/?${canary}`,
      'user-agent': canary,
      ...headers,
    },
  })

describe('the log', () => {
  it('contains nothing that a visitor sent, whatever fails', async () => {
    const statuses = [
      await post('/diary/canary-token', { how: 'well', note: canary }),
      await post('/diary/canary-token', { how: 'throw', note: canary }),
      await post('/diary/canary-token', { how: 'database', note: canary }),
      await post('/diary/canary-token', { how: 'conflict', note: canary }),
      await post('/diary/canary-token', { how: 'unavailable', note: canary }),
      await post('/diary/canary-token', { how: canary, [canary]: canary }),
      await post('/diary/canary-token', `{"note": ${canary}`),
      await post('/diary/canary-token', canary, { 'content-type': `text/${canary}` }),
      await post('/diary/canary-token', {}, { authorization: 'Bearer canary.bearer.token' }),
      await post('/canary-token', {}),
      await post('/diary/%E0%A4%A-canary-token', {}),
      await post('/contact', {
        profile: 'OWNER',
        firstName: 'Canary',
        lastName: 'Canary',
        email: canary,
        subject: canary,
        message: canary,
      }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 500, 500, 500, 503, 400, 400, 415, 401, 404, 404, 202])
    await askRaw(origin, `GET /api/config?${canary} HTTP/1.1\r\nhost: ${canary}\r\nx-${canary}: \u0000\r\n\r\n`)

    const log = api.logs.join('')
    expect(log).not.toMatch(/canary/i)
    expect(log).not.toContain(address)
  })

  it('has route, status and id of each request', async () => {
    const reply = await post('/diary/canary-token', { how: 'well', note: 'x' })
    const id = reply.headers.get('x-request-id')
    await expect
      .poll(() => api.logs.filter((line) => line.includes(String(id))).map((line) => JSON.parse(line)))
      .toEqual([
        {
          level: 'info',
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          requestId: id,
          traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
          method: 'POST',
          route: '/api/diary/:token',
          status: 200,
          milliseconds: expect.any(Number),
          message: 'request',
        },
      ])
  })

  it('has the stack of an unexpected error and PostgreSQL’s code', async () => {
    const reply = await post('/diary/x', { how: 'database', note: 'x' })
    const { requestId } = (await reply.json()) as { requestId: string }
    const line = api.logs
      .map((text) => JSON.parse(text))
      .find(({ level, requestId: id }) => level === 'error' && id === requestId)
    expect(line).toMatchObject({ message: 'unexpected error', err: { type: 'error', code: '22P02' } })
    expect(line.err.stack.join()).toContain('logger.api.test.ts')
  })
})

describe('describeError', () => {
  it('includes causes and no message', () => {
    const error = Object.assign(
      new TypeError('canary', { cause: Object.assign(new Error('canary'), { code: 'EPIPE' }) }),
      { detail: 'canary' },
    )
    const described = describeError(error)
    expect(described).toMatchObject({ type: 'TypeError', cause: { type: 'Error', code: 'EPIPE' } })
    expect(JSON.stringify(described)).not.toContain('canary')
    expect(described.stack[0]).toMatch(/^at .*logger\.api\.test\.ts/)
  })

  it.each([
    ['a text', 'string'],
    [undefined, 'undefined'],
    [{ canary: 1 }, 'object'],
  ])('describes a thrown %j', (thrown, type) => {
    expect(describeError(thrown)).toEqual({ type, stack: [] })
  })
})

import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { createApi } from './api-client.ts'
import { ApiError } from './api-error.ts'

const get = defineRoute({
  method: 'GET',
  path: '/property/:id',
  access: 'owner',
  summary: '',
  params: z.object({ id: z.string() }),
  query: z.object({ nocache: z.exactOptional(z.number()), medium: z.exactOptional(z.string()) }),
  response: z.object({ name: z.string() }),
})
const save = defineRoute({
  method: 'POST',
  path: '/property',
  access: 'owner',
  summary: '',
  status: 204,
  body: z.object({ name: z.string() }),
})

const change = defineRoute({
  method: 'POST',
  path: '/pictures',
  access: 'anonymous',
  summary: '',
  headers: z.object({ 'x-file-name': z.string() }),
  body: { bytesUpTo: 100, tooLarge: 'RequestTooLarge' },
  response: { bytesOf: ['image/jpeg'] },
})

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

function setUp(answer: (init: RequestInit) => Response | Promise<Response>, options = {}) {
  const send = vi.fn((_url: URL, init: RequestInit) => Promise.resolve(answer(init)))
  const api = createApi({
    baseUrl: 'http://localhost:3001/api/',
    language: () => 'en',
    accessToken: () => undefined,
    fetch: send as unknown as typeof fetch,
    ...options,
  })
  return { api, send, request: () => send.mock.lastCall }
}
const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error as ApiError)

/** Never answers; aborts with the caller. */
const silent = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

describe('a call', () => {
  it('is built from the contract', async () => {
    const { api, request } = setUp(() => json({ name: 'Studio', secret: 1 }))
    const input = { params: { id: 'a/b' }, query: { medium: 'é&', nocache: 5 } }
    expect(await api(get, input)).toEqual({ name: 'Studio' })
    const [url, init] = request() ?? []
    expect(String(url)).toBe('http://localhost:3001/api/property/a%2Fb?medium=%C3%A9%26&nocache=5')
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit' })
    expect(init?.headers).toEqual({ accept: 'application/json', 'accept-language': 'en' })
    expect(init).not.toHaveProperty('body')
  })

  it('sends and returns raw bytes', async () => {
    const { api, request } = setUp(() => new Response('bytes'))
    const picture = new Blob(['picture'], { type: 'image/png' })
    const answer = await api(change, { headers: { 'x-file-name': 'a.png' }, body: picture })
    expect(await answer.text()).toBe('bytes')
    expect(request()?.[1].body).toBe(picture)
    expect(request()?.[1].headers).toMatchObject({
      accept: '*/*',
      'content-type': 'application/octet-stream',
      'x-file-name': 'a.png',
    })
  })

  it('sends the body as JSON, and the token when there is one', async () => {
    const { api, request } = setUp(() => new Response(null, { status: 204 }), { accessToken: () => 'abc' })
    expect(await api(save, { body: { name: 'Studio' } })).toBeUndefined()
    expect(request()?.[1].body).toBe('{"name":"Studio"}')
    expect(request()?.[1].headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer abc' })
  })

  it('omits empty query parameters', async () => {
    const { api, request } = setUp(() => json({ name: 'Studio' }))
    await api(get, { params: { id: '1' }, query: {} })
    expect(String(request()?.[0])).toBe('http://localhost:3001/api/property/1')
  })
})

describe('a failure', () => {
  const call = { params: { id: '1' }, query: {} }

  it('carries what the server said', async () => {
    const entries = [{ code: 'InvalidField', field: 'rentCost', message: 'number-not-positive' }]
    const body = { errors: entries, requestId: 'r-1' }
    const { api } = setUp(() => json(body, { status: 400, headers: { 'retry-after': '12' } }))
    const error = await failure(api(get, call))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'InvalidField', status: 400, entries, requestId: 'r-1', retryAfter: 12 })
  })

  it.each([
    [401, 'NotSignedIn'],
    [429, 'TooManyRequests'],
    [500, 'Unexpected'],
    [501, 'Unexpected'],
    [502, 'ServiceUnavailable'],
    [504, 'ServiceUnavailable'],
    [505, 'Unexpected'],
    [418, 'Unexpected'],
  ])('without a readable body, %i is %s', async (status, code) => {
    const { api } = setUp(() => new Response('<html>proxy</html>', { status, headers: { 'retry-after': 'tomorrow' } }))
    expect(await failure(api(get, call))).toMatchObject({ code, status, retryAfter: undefined, entries: [] })
  })

  it.each([
    [{ errors: [{ code: 'InventedTomorrow' }] }],
    [{ errors: [{ code: 'toString' }] }],
    [{ errors: [null, 1] }],
    [{ errors: 'no list' }],
    [{}],
  ])('with a code the catalogue does not know is unexpected: %j', async (body) => {
    const { api } = setUp(() => json(body, { status: 400 }))
    expect(await failure(api(get, call))).toMatchObject({ code: 'Unexpected', entries: [] })
  })

  it.each([
    ['no JSON', new Response('<html>')],
    ['another shape', json({ title: 'x' })],
  ])('is unexpected when the answer breaks the contract: %s', async (_, answer) => {
    const { api } = setUp(() => answer)
    expect(await failure(api(get, call))).toMatchObject({ name: 'ApiError', code: 'Unexpected' })
  })

  it('is a network failure when nothing answers', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(api(get, call))).toMatchObject({ code: 'NetworkFailure', status: undefined })
  })

  it('is timed out after the limit', async () => {
    const { api } = setUp(silent, { timeLimit: 20 })
    expect(await failure(api(get, call))).toMatchObject({ name: 'ApiError', code: 'TimedOut' })
  })

  it("is timed out after the call's own limit", async () => {
    const { api } = setUp(silent)
    expect(await failure(api(get, call, { timeLimit: 20 }))).toMatchObject({ code: 'TimedOut' })
  })

  it('is the caller’s abort error when aborted', async () => {
    const { api } = setUp(silent)
    const controller = new AbortController()
    const pending = failure(api(get, call, { signal: controller.signal }))
    controller.abort()
    expect(await pending).toMatchObject({ name: 'AbortError' })
  })
})

describe('a response with an ETag', () => {
  const marks = { etag: 'W/"1"' }
  const asked = (init?: RequestInit) => new Headers(init?.headers).get('if-none-match')

  it('is reused after 304', async () => {
    const { api, request } = setUp((init) =>
      asked(init) === marks.etag ? new Response(null, { status: 304 }) : json({ name: 'Studio' }, { headers: marks }),
    )
    const first = await api(get, { params: { id: 'a' }, query: {} })
    expect(asked(request()?.[1])).toBeNull()
    expect(await api(get, { params: { id: 'a' }, query: {} })).toBe(first)
  })

  it('is replaced by a new one', async () => {
    const names = ['Studio', 'Loft']
    const { api, request } = setUp(() => json({ name: names.shift() }, { headers: { etag: `"${names.length}"` } }))
    await api(get, { params: { id: 'a' }, query: {} })
    expect(await api(get, { params: { id: 'a' }, query: {} })).toEqual({ name: 'Loft' })
    expect(asked(request()?.[1])).toBe('"1"')
    await failure(api(get, { params: { id: 'a' }, query: {} }))
    expect(asked(request()?.[1])).toBe('"0"')
  })

  it('is not used for other addresses or for writes', async () => {
    const { api, request } = setUp(() => json({ name: 'Studio' }, { headers: marks }))
    await api(get, { params: { id: 'a' }, query: {} })
    await api(get, { params: { id: 'b' }, query: {} })
    expect(asked(request()?.[1])).toBeNull()
    await api(save, { body: { name: 'Studio' } })
    expect(asked(request()?.[1])).toBeNull()
  })
})

describe('a refused token', () => {
  const refuse = (accepted: string) =>
    setUp(
      ({ headers }) =>
        new Headers(headers).get('authorization') === `Bearer ${accepted}`
          ? json({ name: 'Studio' })
          : json({}, { status: 401 }),
      { accessToken: () => token, replaceToken },
    )
  let token = ''
  const replaceToken = vi.fn(async (refused: string) => {
    token = refused === 'old' ? 'new' : refused
    return refused === 'old'
  })
  const ask = { params: { id: '1' }, query: {} }

  it.each([
    ['new', 2],
    ['none', 2],
  ])('is replaced once, then the call is sent again: %s', async (accepted, calls) => {
    token = 'old'
    const { api, send } = refuse(accepted)
    const result = await api(get, ask).catch((error: ApiError) => error.code)
    expect(result).toEqual(accepted === 'new' ? { name: 'Studio' } : 'NotSignedIn')
    expect(send).toHaveBeenCalledTimes(calls)
  })

  it('is not replaced for visitors and other failures', async () => {
    replaceToken.mockClear()
    const { api } = setUp(() => json({}, { status: 401 }), { replaceToken })
    await failure(api(get, ask))
    const other = setUp(() => json({}, { status: 503 }), { accessToken: () => 'old', replaceToken })
    await failure(other.api(get, ask))
    expect(replaceToken).not.toHaveBeenCalled()
  })
})

describe('a call that needs a recent sign-in', () => {
  const refusal = () => json({ errors: [{ code: 'RecentSignInRequired' }] }, { status: 403 })

  it.each([
    [true, 2, undefined],
    [false, 1, 'RecentSignInRequired'],
  ])('is sent again when the person confirms who they are: %s', async (isConfirmed, calls, code) => {
    const replies = [refusal(), new Response(null, { status: 204 })]
    const confirmPerson = vi.fn(async () => isConfirmed)
    const { api, send } = setUp(() => replies.shift() as Response, { accessToken: () => 'abc', confirmPerson })
    expect((await failure(api(save, { body: { name: 'Studio' } })))?.code).toBe(code)
    expect(send).toHaveBeenCalledTimes(calls)
    expect(confirmPerson).toHaveBeenCalledOnce()
  })
})

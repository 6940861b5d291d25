import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HostilePeer, startDeafPeer, startHostilePeer } from '#test/hostile-peer.ts'
import { type ObserveOutbound, type Outbound, type OutboundService, openOutbound } from './outbound.ts'

const timeoutMs = 400
const maxBodyBytes = 64 * 1024
/** Tolerance for a busy machine. */
const toleranceMs = 300

let bystander: HostilePeer
let peer: HostilePeer
let outbound: Outbound
let seen: Parameters<ObserveOutbound>[0][]
let now: number

beforeAll(async () => {
  bystander = await startHostilePeer()
  peer = await startHostilePeer({ elsewhere: bystander.url })
})
afterAll(() => Promise.all([peer.stop(), bystander.stop()]))

const open = (service: Partial<OutboundService> = {}) =>
  openOutbound(
    { clock: () => new Date(now), observe: (call) => seen.push(call) },
    { name: 'peer', baseUrl: peer.url, timeoutMs, maxBodyBytes, ...service },
  )

beforeEach(() => {
  seen = []
  now = Date.parse('2026-11-12T08:00:00Z')
  peer.requests.length = 0
  outbound = open()
})
afterEach(() => outbound.close())

const get = (name: string) => outbound.call({ path: [name] })
const timed = async <T>(work: Promise<T>) => {
  const start = performance.now()
  return [await work, performance.now() - start] as const
}

describe('a healthy peer', () => {
  it.each(['ok', 'gzip'])('%s: the body is read', async (name) => {
    expect(await get(name)).toMatchObject({ ok: true, status: 200, body: { ok: true } })
  })

  it('accepts a response without a body', async () => {
    expect(await get('empty')).toMatchObject({ ok: true, status: 204, body: undefined })
  })

  it('reuses the connection for the next call', async () => {
    await get('ok')
    const before = peer.connections()
    await get('gzip')
    await get('ok')
    expect(peer.connections()).toBe(before)
  })

  it('sends path, query, headers and body', async () => {
    const result = await outbound.call({
      method: 'POST',
      path: ['echo'],
      query: { q: 'à b' },
      headers: { client_id: 'us' },
      body: { json: { a: 'é' } },
    })
    const head = String(result.ok && result.body)
    expect(head).toMatch(/^POST \/echo\?q=%C3%A0\+b HTTP\/1.1\r\n/)
    expect(head).toMatch(/\r\nclient_id: us\r\n(.|\r\n)*content-type: application\/json\r\ncontent-length: 10\r\n/)
  })

  it('sends forms', async () => {
    const result = await outbound.call({ method: 'POST', path: ['echo'], body: { form: { grant: 'a b' } } })
    expect(String(result.ok && result.body)).toMatch(/content-type: application\/x-www-form-urlencoded/)
  })
})

describe('a peer that hangs or answers byte by byte', () => {
  it.each(['hang', 'hang-after-head', 'drip-head', 'drip-body', 'drip-informational'])(
    '%s: the call ends at its timeout and the connection is closed',
    async (name) => {
      const [result, took] = await timed(get(name))
      expect(result).toEqual({ ok: false, kind: 'timeout' })
      // a timer counts from the start of its event loop turn, which may be long ago on a busy machine
      expect(took).toBeGreaterThanOrEqual(timeoutMs / 2)
      expect(took).toBeLessThan(timeoutMs + toleranceMs)
      await expect.poll(() => peer.open()).toBe(0)
    },
  )

  it('the call times out when the connection is never accepted', async () => {
    const deaf = await startDeafPeer()
    outbound = open({ baseUrl: deaf.url })
    const [result, took] = await timed(get('ok'))
    deaf.stop()
    expect(result).toEqual({ ok: false, kind: 'timeout' })
    expect(took).toBeLessThan(timeoutMs + toleranceMs)
  })

  it('the wait for a free connection counts too', async () => {
    const [results, took] = await timed(Promise.all(Array.from({ length: 40 }, () => get('hang'))))
    expect(new Set(results.map((result) => !result.ok && result.kind))).toEqual(new Set(['timeout']))
    expect(took).toBeLessThan(timeoutMs + 2 * toleranceMs)
  })
})

describe('a peer that sends invalid or huge responses, or dies', () => {
  it.each([
    ['reset', { kind: 'network', code: 'ECONNRESET' }],
    ['reset-mid-body', { kind: 'network', code: 'ECONNRESET' }],
    ['end-mid-body', { kind: 'network', code: 'ECONNRESET' }],
    ['end-mid-chunk', { kind: 'network', code: 'ECONNRESET' }],
    ['upgrade', { kind: 'network' }],
    ['claims-100-megabytes', { kind: 'tooLarge' }],
    ['sends-100-megabytes', { kind: 'tooLarge' }],
    ['gzip-bomb', { kind: 'tooLarge' }],
    ['gzip-of-nothing', { kind: 'tooLarge' }],
    ['endless-headers', { kind: 'tooLarge' }],
    ['endless-header-line', { kind: 'tooLarge' }],
    ['endless-trailers', { kind: 'network', code: 'ECONNRESET' }],
    ['gzip-garbage', { kind: 'unreadable' }],
    ['gzip-cut', { kind: 'unreadable' }],
    ['unknown-encoding', { kind: 'unreadable' }],
    ['not-http', { kind: 'unreadable' }],
    ['garbage', { kind: 'unreadable' }],
    ['not-utf8', { kind: 'unreadable' }],
    ['redirect', { kind: 'redirect' }],
    ['status-404', { kind: 'status', status: 404 }],
    ['status-429', { kind: 'status', status: 429 }],
    ['status-500-hanging', { kind: 'status', status: 500 }],
  ])('%s: %j, well before the timeout', async (name, failure) => {
    outbound = open({ timeoutMs: 5_000 })
    const [result, took] = await timed(get(name))
    expect(result).toMatchObject({ ok: false, ...failure })
    expect(took).toBeLessThan(1_500)
    expect(seen).toMatchObject([{ service: 'peer', outcome: failure.kind }])
  })

  it('the call fails when nothing listens', async () => {
    outbound = open({ baseUrl: 'http://127.0.0.1:1' })
    expect(await get('ok')).toEqual({ ok: false, kind: 'network', code: 'ECONNREFUSED' })
  })

  it('no redirect is followed', async () => {
    await get('redirect')
    expect(bystander.requests).toEqual([])
  })

  it('a target outside the base address is not called', async () => {
    expect(await outbound.call({ path: ['..', 'ok'] })).toEqual({ ok: false, kind: 'notAllowed' })
    expect(peer.requests).toEqual([])
  })

  it('no failure contains what the peer sent', async () => {
    expect(JSON.stringify(await get('garbage'))).not.toContain('jeanne')
  })

  it.each([
    ['ok', 11, true],
    ['ok', 10, false],
    ['gzip', 31, true],
    ['gzip', 30, false],
  ])('%s within %i bytes: %s', async (name, limit, fits) => {
    outbound = open({ maxBodyBytes: limit })
    expect((await get(name)).ok).toBe(fits)
  })
})

describe('a connection kept open', () => {
  it('that closes just as it is reused: the call is repeated on a new one', async () => {
    await get('dies-on-second-request')
    expect(await get('dies-on-second-request')).toMatchObject({ ok: true })
    expect(peer.requests).toHaveLength(3)
  })

  it('is never reused for a call that must not be repeated', async () => {
    await get('dies-on-second-request')
    expect(await outbound.call({ method: 'POST', path: ['dies-on-second-request'] })).toMatchObject({ ok: true })
    expect(peer.requests).toHaveLength(2)
  })

  it.each(['claims-less', 'second-answer-later'])(
    '%s: extra bytes are never read as the response of the next call',
    async (name) => {
      await get(name)
      await expect.poll(() => peer.open()).toBe(0)
      expect(await get('ok')).toMatchObject({ body: { ok: true } })
    },
  )
})

describe('the circuit breaker', () => {
  beforeEach(() => {
    outbound = open({ breaker: { failures: 3, pauseMs: 10_000 } })
  })
  const kinds = async (...names: string[]) => {
    const kinds: string[] = []
    for (const name of names) {
      const result = await get(name)
      kinds.push(result.ok ? 'ok' : result.kind)
    }
    return kinds
  }

  it('refuses at once after three failures, then lets one call probe', async () => {
    expect(await kinds('reset', 'garbage', 'status-429', 'ok')).toEqual([
      'network',
      'unreadable',
      'status',
      'breakerOpen',
    ])
    expect(seen.map((call) => call.breaker)).toEqual(['closed', 'closed', 'open', 'open'])
    now += 10_000
    expect(await Promise.all([get('ok'), get('ok')])).toMatchObject([{ ok: true }, { kind: 'breakerOpen' }])
    expect(await kinds('ok', 'ok')).toEqual(['ok', 'ok'])
  })

  it('is not opened by 4xx responses', async () => {
    await outbound.call({ path: ['..'] })
    expect(await kinds('status-404', 'status-404', 'status-404', 'status-404', 'ok')).toContain('ok')
  })

  it('is not opened by failures of another service', async () => {
    await kinds('reset', 'reset', 'reset')
    const other = open({ name: 'other', baseUrl: bystander.url })
    expect(await other.call({ path: ['ok'] })).toMatchObject({ ok: true })
    other.close()
  })
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startDirectoryPeer } from '#test/directory-peer.ts'
import { startApi } from '#test/harness.ts'

const peer = await startDirectoryPeer()
afterAll(() => peer.stop())
const { as, sql, logs, passSeconds } = await startApi({
  ADDRESS_API_URL: peer.url,
  ADDRESS_TIMEOUT_MS: '500',
  LOG_LEVEL: 'trace',
})
const list = (text: string, who?: 'alice' | 'bob') => as(who)('GET', `/property/listAddresses/${text}`)
const errorsOf = async (text: string) => {
  const reply = await list(text, 'alice')
  return [reply.statusCode, ...reply.json().errors]
}

beforeEach(async () => {
  peer.disturb(undefined)
  peer.requests.length = 0
  await sql('truncate rate_budget')
})

describe('GET /api/property/listAddresses/{text}', () => {
  it('suggests addresses to an owner', async () => {
    const reply = await list('12%20rue%20des%20lilas', 'alice')
    expect([reply.statusCode, reply.headers['cache-control'], reply.json()]).toEqual([
      200,
      'no-store',
      [
        {
          label: '12 Rue des Lilas 75011 Paris',
          street: '12 Rue des Lilas',
          postcode: '75011',
          city: 'Paris',
          citycode: '75111',
          lon: 2.3815,
          lat: 48.8567,
        },
      ],
    ])
  })

  it('answers owners only', async () => {
    expect((await list('12%20rue')).statusCode).toBe(401)
    expect(peer.requests).toEqual([])
  })

  const notValid = [400, { code: 'InvalidField', field: 'text', message: 'field-not-valid' }]
  it.each([
    ['ab', 'two characters'],
    ['%20%20ab%20', 'two between spaces'],
    ['x'.repeat(201), 'more than 200'],
    ['%C3%A9'.repeat(201), 'more than 200, with accents'],
  ])('refuses %s: %s', async (text) => {
    expect(await errorsOf(text)).toEqual(notValid)
    expect(peer.requests).toEqual([])
  })

  it.each([
    ['abc', 'abc'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['%C3%A9'.repeat(200), 'é'.repeat(200)],
    ['..%2F..%2Fetc%2Fpasswd', 'etc/passwd'],
    ['12%2F14%20rue', '12/14 rue'],
    ['%252e%252e%252f%20rue', '2e%2e%2f rue'],
    ['a%3Fq%3Db%26limit%3D99', 'a?q=b&limit=99'],
    ['12%20rue%20%F0%9F%98%80', '12 rue 😀'],
    [`12%20rue%20${'%F0%9F%98%80'.repeat(96)}`, `12 rue ${'😀'.repeat(96)}`],
  ])('searches %s as plain text', async (text, q) => {
    expect((await list(text, 'bob')).statusCode).toBe(200)
    expect(peer.requests.map(({ path }) => path)).toEqual(['/search'])
    expect(peer.texts()).toEqual([q])
  })

  it.each(['%F0%9F%98%80'.repeat(3), '..%2F..%2F', '%2E%2E%2F'])('finds nothing for %s', async (text) => {
    const reply = await list(text, 'alice')
    expect([reply.statusCode, reply.json()]).toEqual([200, []])
    expect(peer.requests).toEqual([])
  })

  it.each(['%00abc', 'abc%0D%0Ahost:%20evil', '%ZZabc', '%E0%A4%A', 'x'.repeat(501)])(
    'answers 400 to what is malformed: %s',
    async (text) => {
      const reply = await list(text, 'alice')
      expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidRequest' }]])
      expect(peer.requests).toEqual([])
    },
  )

  it('answers 404 to another path', async () => expect((await list('a/b', 'alice')).statusCode).toBe(404))

  it('answers 503 with Retry-After while the directory is down; other calls work', async () => {
    peer.disturb('hang')
    const start = performance.now()
    const searches = Array.from({ length: 40 }, (_, i) => list(`slow%20street%20${i}`, 'alice'))
    expect((await as('alice')('GET', '/owner/profile')).statusCode).toBe(200)
    expect(performance.now() - start).toBeLessThan(450)
    for (const reply of await Promise.all(searches)) {
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10'])
      expect(reply.json().errors).toEqual([{ code: 'AddressServiceUnavailable' }])
    }
    expect(performance.now() - start).toBeLessThan(2_500)
    passSeconds(10)
  })

  it('answers 503 as well when the directory answers 429', async () => {
    peer.disturb('limit')
    const reply = await list('rue%20des%20limites', 'alice')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10'])
    passSeconds(10)
  })

  it('has a rate limit of 120 a minute per owner', async () => {
    const statuses = new Map<number, number>()
    for (let i = 0; i < 121; i++) {
      const { statusCode } = await list('rue%20des%20budgets', 'alice')
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 120],
      [429, 1],
    ])
    expect((await list('rue%20des%20budgets', 'bob')).statusCode).toBe(200)
    passSeconds(60)
    expect((await list('rue%20des%20budgets', 'alice')).statusCode).toBe(200)
  })

  it('leaves no typed address in the logs', async () => {
    await list('7%20rue%20du%20canari', 'alice')
    peer.disturb('garble')
    await list('8%20rue%20du%20canari', 'alice')
    await list('9%20rue%20du%20canari%0D%0A', 'alice')
    expect(logs.join()).toContain('/api/property/listAddresses/:text')
    expect(logs.join()).not.toMatch(/canari|canary|lilas|slow.street|127\.0\.0\.1/i)
  })
})

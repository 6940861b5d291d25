import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '#platform/config/environment.ts'
import { featureOf, startDirectoryPeer } from '#test/directory-peer.ts'
import { startDeafPeer } from '#test/hostile-peer.ts'
import { faults } from '#test/scripted-peer.ts'
import { openAddresses } from './address.gateway.ts'

const peer = await startDirectoryPeer()
afterAll(() => peer.stop())

let now = Date.parse('2026-11-12T10:00:00Z')
const seen: { service: string; outcome: string }[] = []

function open(ADDRESS_API_URL = peer.url) {
  const addresses = openAddresses({
    clock: () => new Date(now),
    config: { ADDRESS_API_URL, ADDRESS_TIMEOUT_MS: 500 } as Config,
    observe: (call) => void seen.push(call),
  })
  afterAll(addresses.close)
  return addresses
}
const unavailable = { code: 'AddressServiceUnavailable', retryAfter: 10 }
const lilas = expect.objectContaining({ label: '12 Rue des Lilas 75011 Paris' })

beforeEach(() => {
  peer.disturb(undefined)
  peer.answer([featureOf()])
  peer.requests.length = 0
  seen.length = 0
})

describe('a search', () => {
  it('sends the text and nothing else', async () => {
    expect(await open().list('12 rue des lilas')).toEqual([lilas])
    const [request] = peer.requests
    expect([request?.path, Object.fromEntries(request?.query ?? [])]).toEqual([
      '/search',
      { q: '12 rue des lilas', limit: '8' },
    ])
    expect(seen).toMatchObject([{ service: 'address', outcome: 'ok' }])
  })

  it.each([
    ['../../admin?x=1&limit=99#', 'admin?x=1&limit=99#'],
    ['//evil.example/search', 'evil.example/search'],
    ['12/14 rue %2e%2e%2f', '12/14 rue %2e%2e%2f'],
    ['12 rue\r\nhost: evil', '12 rue host: evil'],
    ['12 rue 😀', '12 rue 😀'],
  ])('of %j is sent as text, never as a path', async (text, q) => {
    await open().list(text)
    expect(peer.requests.map(({ path }) => path)).toEqual(['/search'])
    expect(peer.texts()).toEqual([q])
    expect(peer.requests[0]?.query.getAll('limit')).toEqual(['8'])
  })

  it('calls once for texts that are the same to the directory', async () => {
    const addresses = open()
    const texts = ['12 Rue des Érables', ' 12  rue des érables ', '12 rue des e\u0301rables', '« 12 rue des érables']
    await Promise.all(texts.map((text) => addresses.list(text)))
    await addresses.list('12 RUE DES ÉRABLES')
    expect(peer.texts()).toEqual(['12 rue des érables'])
  })

  it.each(['😀😀😀', '../', '---', '  a ', '…12'])('of %j does not call the directory', async (text) => {
    expect(await open().list(text)).toEqual([])
    expect(peer.requests).toEqual([])
  })

  it('that the directory refuses returns nothing', async () => {
    expect(await open().list(`a${'\u0301'.repeat(300)}`)).toEqual([])
    expect(peer.requests).toHaveLength(1)
  })

  it('returns no more than the limit', async () => {
    peer.answer(Array.from({ length: 50 }, (_, i) => featureOf({ label: `${i} Rue des Lilas` })))
    expect(await open().list('rue des lilas')).toHaveLength(8)
  })
})

describe('a failing directory', () => {
  it.each(faults)('with the fault "%s" is unavailable within the timeout', async (fault) => {
    const addresses = open()
    peer.disturb(fault)
    const start = performance.now()
    await expect(addresses.list('12 rue des lilas')).rejects.toMatchObject(unavailable)
    expect(performance.now() - start).toBeLessThan(1_500)
  })

  it('that never accepts a connection is unavailable within the timeout', async () => {
    const deaf = await startDeafPeer()
    const start = performance.now()
    await expect(open(deaf.url).list('12 rue des lilas')).rejects.toMatchObject(unavailable)
    expect(performance.now() - start).toBeLessThan(1_500)
    deaf.stop()
  })

  it('that sends another format is unavailable', async () => {
    peer.answer({ not: 'a list' })
    await expect(open().list('12 rue des lilas')).rejects.toMatchObject(unavailable)
  })

  it('is replaced by its last response for an hour, while the circuit breaker is open', async () => {
    const addresses = open()
    await addresses.list('12 rue des lilas')
    peer.disturb('fail')
    now += 5 * 60_000
    for (let i = 0; i < 8; i++) expect(await addresses.list('12 rue des lilas')).toEqual([lilas])
    expect(peer.requests).toHaveLength(1 + 5)
    await expect(addresses.list('1 rue neuve')).rejects.toMatchObject(unavailable)
    now += 55 * 60_000
    await expect(addresses.list('12 rue des lilas')).rejects.toMatchObject(unavailable)
  })
})

import { afterAll, beforeEach, expect, it } from 'vitest'
import { startDirectoryPeer } from './directory-peer.ts'
import { startApi } from './harness.ts'
import { startRegistryPeer } from './registry-peer.ts'
import { faults } from './scripted-peer.ts'

const [directory, registry] = [await startDirectoryPeer(), await startRegistryPeer()]
for (const peer of [directory, registry]) afterAll(() => peer.stop())
// with the timeouts of a deployment, because they are measured
const { as, logs, deps, passSeconds } = await startApi({
  ADDRESS_API_URL: directory.url,
  DPE_API_URL: registry.url,
  LOG_LEVEL: 'trace',
})
const number = '2375E0123456J'
registry.add(number)

const alice = as('alice')
const timed = async <T>(work: PromiseLike<T>): Promise<[result: T, milliseconds: number]> => {
  const start = performance.now()
  return [await work, performance.now() - start]
}
const search = () => alice('GET', '/property/listAddresses/rue%20du%20canari')
const save = () => alice('POST', '/property', { name: 'Canari', ademeNumber: number })

beforeEach(() => {
  for (const peer of [directory, registry]) peer.disturb(undefined)
  passSeconds(11)
})

it('services that never respond cost at most 2.5 s and 4 s, and other calls are not slower', async () => {
  for (const peer of [directory, registry]) peer.disturb('hang')
  const searching = timed(search())
  const saving = timed(save())
  const [{ statusCode: profile }, profileTook] = await timed(alice('GET', '/owner/profile'))
  const [{ statusCode: other }, otherTook] = await timed(alice('POST', '/property', { name: 'Without a number' }))
  expect([profile, other]).toEqual([200, 200])
  expect(profileTook + otherTook).toBeLessThan(1_500)

  const [searched, searchTook] = await searching
  expect([searched.statusCode, searched.json().errors[0].code]).toEqual([503, 'AddressServiceUnavailable'])
  expect(searchTook).toBeLessThan(2_500)
  const [saved, saveTook] = await saving
  expect([saved.statusCode, saved.json().errors[0].code]).toEqual([503, 'CertificateRegistryUnavailable'])
  expect(saveTook).toBeLessThan(4_000)
  expect(saved.headers['retry-after']).toBe('10')
})

it.each(faults.filter((fault) => fault !== 'hang'))(
  'services with the fault "%s" do not affect other calls',
  async (fault) => {
    for (const peer of [directory, registry]) peer.disturb(fault)
    const replies = await Promise.all([search(), save(), alice('GET', '/owner/profile')])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200])
  },
)

it('a certificate that is found is saved', async () => {
  const reply = await save()
  expect(reply.json()).toMatchObject({ ademeNumber: number, certificate: { number, grade: 'D', status: 'ACTIF' } })
})

it('no log line contains searches or our credentials', () => {
  const text = logs.join()
  expect(text).toContain('"code":"timeout"')
  expect(text).toContain('"code":"status 503"')
  const { DPE_CLIENT_ID, DPE_CLIENT_SECRET } = deps.config
  for (const secret of ['canari', 'canary', number, DPE_CLIENT_ID, DPE_CLIENT_SECRET, '127.0.0.1'])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
})

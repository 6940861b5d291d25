import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { bucket, credentials, startS3Peer } from '#test/s3-peer.ts'
import { openS3Store, type S3Settings } from './s3-store.gateway.ts'
import { newStoreKey, type SingleStore, type StoredBlob, type StoreKey } from './store-port.ts'

const clock = () => new Date('2026-11-12T10:00:00Z')
const peer = await startS3Peer(clock)
afterAll(() => peer.stop())
afterEach(() => peer.disturb(undefined))

const open = (given: Partial<S3Settings> = {}) =>
  openS3Store({ clock, observe: () => undefined }, { ...credentials, url: peer.url, timeoutMs: 5_000, ...given })
async function listAll(store: SingleStore, prefix: string): Promise<StoredBlob[]> {
  const found: StoredBlob[] = []
  for await (const page of store.list(prefix)) found.push(...page)
  return found
}
const unavailable = { code: 'DocumentStoreUnavailable' }

describe('documents in an S3-compatible store', () => {
  const store = open()

  it('come back as written, under a random name', async () => {
    const [key, bytes] = [newStoreKey(), randomBytes(3_000_000)]
    await store.put(key, bytes)
    expect(await store.get(key)).toEqual(bytes)
    expect(peer.asked.slice(-2)).toEqual([`PUT ${bucket}/${key}`, `GET ${bucket}/${key}`])
  })

  it('are deleted; deleting again succeeds', async () => {
    const key = newStoreKey()
    await store.put(key, Buffer.from('sealed'))
    await store.delete(key)
    await store.delete(key)
    expect(peer.objects.has(key)).toBe(false)
    await expect(store.get(key)).rejects.toMatchObject({ ...unavailable, cause: { code: 'status 404' } })
  })

  it('have a size, and are listed page by page without what is not ours', async () => {
    peer.objects.clear() // one in 128 random keys begins like these
    const keys = ['ab', 'ab', 'ab', 'ab', 'ab', 'cd'].map((prefix) => `${prefix}${newStoreKey().slice(2)}` as StoreKey)
    for (const [index, key] of keys.entries()) await store.put(key, Buffer.alloc(index + 1))
    peer.objects.set('abacus.txt', Buffer.from('of somebody else'))
    const listed = await listAll(store, 'ab')
    expect(listed.map(({ key, size }) => [key, size]).sort()).toEqual(
      keys
        .slice(0, 5)
        .map((key, index) => [key, index + 1])
        .sort(),
    )
    expect(listed[0]?.modifiedAt).toEqual(new Date('2026-11-12T09:00:00Z'))
    expect([await store.sizeOf(keys[5] as StoreKey), await store.sizeOf(newStoreKey())]).toEqual([6, undefined])
    expect(await listAll(store, 'ef')).toEqual([])
  })

  it('of a bucket that does not exist are not an empty list', async () => {
    const elsewhere = open({ url: peer.url.replace('tenants', 'other') })
    await expect(elsewhere.reach()).rejects.toMatchObject({ cause: { code: 'status 404' } })
    await expect(listAll(elsewhere, 'ab')).rejects.toMatchObject(unavailable)
    await store.reach()
  })

  it('are encrypted by the store as well, when it is asked; only a put asks', async () => {
    const encryption = {
      'x-amz-server-side-encryption': 'aws:kms',
      'x-amz-server-side-encryption-aws-kms-key-id': 'a-key',
    }
    const careful = open({ encryption })
    const key = newStoreKey()
    await careful.put(key, Buffer.from('sealed'))
    await careful.get(key)
    await careful.delete(key)
    expect(peer.encryptions.slice(-3)).toEqual([encryption, {}, {}])
  })

  it.each([
    ['another secret', { secretAccessKey: 'another' }],
    ['another key', { accessKeyId: 'another' }],
    ['another region', { region: 'us-east-1' }],
  ])('are refused to %s', async (_, given) => {
    const key = newStoreKey()
    const stranger = open(given)
    await expect(stranger.put(key, Buffer.from('x'))).rejects.toMatchObject({ cause: { code: 'status 403' } })
    await expect(stranger.delete(key)).rejects.toMatchObject(unavailable)
    expect(peer.objects.has(key)).toBe(false)
  })

  it.each(['hang', 'fail', 'refuse', 'limit', 'flood', 'reset', 'redirect'] as const)(
    'are unavailable, soon, when the store would rather %s',
    async (fault) => {
      peer.disturb(fault)
      const began = performance.now()
      const patient = open({ timeoutMs: 400 })
      await expect(patient.get(newStoreKey())).rejects.toMatchObject(unavailable)
      await expect(patient.put(newStoreKey(), Buffer.from('x'))).rejects.toMatchObject(unavailable)
      expect(performance.now() - began).toBeLessThan(2_000)
      patient.close()
    },
  )

  it('fail without telling a secret', async () => {
    peer.disturb('garble')
    const strange = open({ secretAccessKey: 'canary-other' })
    // the store does not check contents: the seal does
    expect(String(await strange.get(newStoreKey()))).toContain('canary-answer')
    peer.disturb(undefined)
    const error = await strange.get(newStoreKey()).catch((cause) => cause)
    expect(JSON.stringify([error, error.cause, error.message])).not.toContain('canary')
  })
})

import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Config } from '#platform/config/environment.ts'
import { bucket, credentials, startS3Peer } from '#test/s3-peer.ts'
import { openS3Store } from './s3-store.gateway.ts'
import { newStoreKey } from './store-port.ts'

const clock = () => new Date('2026-11-12T10:00:00Z')
const peer = await startS3Peer(clock)
afterAll(() => peer.stop())
afterEach(() => peer.disturb(undefined))

const open = (given: Partial<Config> = {}) =>
  openS3Store({
    clock,
    observe: () => undefined,
    config: {
      DOCUMENT_S3_URL: peer.url,
      DOCUMENT_S3_REGION: credentials.region,
      DOCUMENT_S3_ACCESS_KEY_ID: credentials.accessKeyId,
      DOCUMENT_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      DOCUMENT_S3_TIMEOUT_MS: 5_000,
      ...given,
    } as Config,
  })
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

  it.each([
    ['another secret', { DOCUMENT_S3_SECRET_ACCESS_KEY: 'another' }],
    ['another key', { DOCUMENT_S3_ACCESS_KEY_ID: 'another' }],
    ['another region', { DOCUMENT_S3_REGION: 'us-east-1' }],
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
      const patient = open({ DOCUMENT_S3_TIMEOUT_MS: 400 })
      await expect(patient.get(newStoreKey())).rejects.toMatchObject(unavailable)
      await expect(patient.put(newStoreKey(), Buffer.from('x'))).rejects.toMatchObject(unavailable)
      expect(performance.now() - began).toBeLessThan(2_000)
      patient.close()
    },
  )

  it('fail without telling a secret', async () => {
    peer.disturb('garble')
    const strange = open({ DOCUMENT_S3_SECRET_ACCESS_KEY: 'canary-other' })
    // the store does not check contents: the seal does
    expect(String(await strange.get(newStoreKey()))).toContain('canary-answer')
    peer.disturb(undefined)
    const error = await strange.get(newStoreKey()).catch((cause) => cause)
    expect(JSON.stringify([error, error.cause, error.message])).not.toContain('canary')
  })
})

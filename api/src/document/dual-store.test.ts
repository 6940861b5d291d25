import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { credentials, startS3Peer } from '#test/s3-peer.ts'
import { openDualStore } from './dual-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.gateway.ts'
import { newStoreKey } from './store-port.ts'
import { watchStore } from './watch-store.ts'

const clock = () => new Date('2026-11-12T10:00:00Z')
const peer = await startS3Peer(clock)
const root = await mkdtemp(join(tmpdir(), 'bailclair-dual-'))
afterAll(async () => {
  await peer.stop()
  await rm(root, { recursive: true, force: true })
})
afterEach(() => peer.disturb(undefined))

const open = (folder = join(root, 'old')) => {
  const current = openS3Store({ clock, observe: () => undefined }, { ...credentials, url: peer.url, timeoutMs: 5_000 })
  const old = openFolderStore(folder)
  return { current, old, store: openDualStore({ current, old }) }
}

describe('documents that move from one store to another', () => {
  const { current, old, store } = open()

  it('are written to the new one', async () => {
    const key = newStoreKey()
    await store.put(key, Buffer.from('new'))
    expect([await current.sizeOf(key), await old.sizeOf(key)]).toEqual([3, undefined])
    expect(String(await store.get(key))).toBe('new')
  })

  it('are read in the old one until they are copied, also while the new one is down', async () => {
    const [key, bytes] = [newStoreKey(), randomBytes(10_000)]
    await old.put(key, bytes)
    expect(await store.get(key)).toEqual(bytes)
    peer.disturb('refuse')
    expect(await store.get(key)).toEqual(bytes)
  })

  it('are deleted in both', async () => {
    const key = newStoreKey()
    await old.put(key, Buffer.from('x'))
    await current.put(key, Buffer.from('x'))
    await store.delete(key)
    expect([await current.sizeOf(key), await old.sizeOf(key)]).toEqual([undefined, undefined])
  })

  it('are not deleted while one store is down: the erasure is tried again', async () => {
    const key = newStoreKey()
    await old.put(key, Buffer.from('x'))
    peer.disturb('fail')
    await expect(store.delete(key)).rejects.toMatchObject({ code: 'DocumentStoreUnavailable' })
  })

  it('that are nowhere are missing, which is the answer of the new one', async () => {
    await expect(store.get(newStoreKey())).rejects.toMatchObject({ cause: { code: 'status 404' } })
  })
})

it('says which of two stores is broken', async () => {
  const file = join(root, 'a-file')
  await writeFile(file, '')
  const { store, old } = open(file)
  expect(await watchStore(store).check()).toBe('old store: ENOTDIR')
  await expect(store.get(newStoreKey())).rejects.toMatchObject({ cause: { code: 'old store: ENOTDIR' } })
  await expect(store.delete(newStoreKey())).rejects.toMatchObject({ cause: { code: 'old store: ENOTDIR' } })
  await rm(file)
  await expect(old.reach()).rejects.toMatchObject({ cause: { code: 'ENOENT' } })
  peer.disturb('refuse')
  expect(await watchStore(store).check()).toMatch(/^status/)
})

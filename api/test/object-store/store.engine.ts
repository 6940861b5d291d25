import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newStoreKey, type SingleStore, type StoreKey } from '#document/store-port.ts'
import { startEngine } from './engine.ts'

const engine = await startEngine()
const store = engine.open()
const listAll = async (from: SingleStore, prefix: string) => {
  const keys: StoreKey[] = []
  let pages = 0
  for await (const page of from.list(prefix)) {
    pages++
    keys.push(...page.map(({ key }) => key))
  }
  return { keys, pages }
}

it('stores, reads, sizes and deletes up to 10 MB', async () => {
  for (const size of [1, 70_000, 10_000_000]) {
    const [key, bytes] = [newStoreKey(), randomBytes(size)]
    await store.put(key, bytes)
    expect(bytes.equals(await store.get(key))).toBe(true)
    expect(await store.sizeOf(key)).toBe(size)
    await store.delete(key)
    await store.delete(key)
    expect(await store.sizeOf(key)).toBeUndefined()
    await expect(store.get(key)).rejects.toMatchObject({ cause: { code: 'status 404' } })
  }
})

it('lists more than a page, each key once, with times of now', async () => {
  const keys = Array.from({ length: 1_005 }, () => `ab${newStoreKey().slice(2)}` as StoreKey)
  for (let start = 0; start < keys.length; start += 15)
    await Promise.all(keys.slice(start, start + 15).map((key) => store.put(key, Buffer.from('x'))))
  await store.put(`cd${newStoreKey().slice(2)}` as StoreKey, Buffer.from('x'))
  const listed = await listAll(store, 'ab')
  expect(listed.pages).toBeGreaterThan(1)
  expect(listed.keys.toSorted()).toEqual(keys.toSorted())
  for await (const [blob] of store.list('ab'))
    expect(Math.abs((blob?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(600_000)
  expect((await listAll(store, 'ef')).keys).toEqual([])
})

it('works in a folder of the bucket', async () => {
  const inFolder = engine.open({ url: `${engine.url}/tenants` })
  const key = newStoreKey()
  await inFolder.put(key, Buffer.from('x'))
  expect(await listAll(inFolder, key.slice(0, 2))).toMatchObject({ keys: [key] })
  expect(await store.sizeOf(key)).toBeUndefined()
  expect((await listAll(store, key.slice(0, 2))).keys).not.toContain(key)
})

it('is probed, and names what is wrong', async () => {
  await store.probe()
  await store.reach()
  const causeOf = (given: Parameters<typeof engine.open>[0]) =>
    engine
      .open(given)
      .probe()
      .then(
        () => 'fine',
        (error) => error.cause.code,
      )
  expect(await causeOf({ secretAccessKey: 'another-secret' })).toBe('status 403')
  // VersityGW answers 404: so does it for a missing bucket
  expect(await causeOf({ accessKeyId: 'another-key' })).toMatch(/^status 40[34]$/)
  expect(await causeOf({ url: engine.url.replace('/documents', '/elsewhere') })).toBe('status 404')
  await expect(engine.open({ url: engine.url.replace('/documents', '/elsewhere') }).reach()).rejects.toMatchObject({
    cause: { code: 'status 404' },
  })
})

it('takes a signed request for its own encryption', async () => {
  const careful = engine.open({ encryption: { 'x-amz-server-side-encryption': 'AES256' } })
  const [key, bytes] = [newStoreKey(), randomBytes(5_000)]
  await careful.put(key, bytes)
  expect(bytes.equals(await careful.get(key))).toBe(true)
})

it('serves the small client of the sites as well', async () => {
  const { bucket } = engine
  await bucket.put('assets/entry-1a2b.js', Buffer.from('text'), 'text/javascript')
  expect(String(await bucket.get('assets/entry-1a2b.js'))).toBe('text')
  expect([await bucket.has('assets/entry-1a2b.js'), await bucket.has('assets/other.js')]).toEqual([true, false])
  await bucket.delete('assets/entry-1a2b.js')
  expect(await bucket.get('assets/entry-1a2b.js')).toBeUndefined()
  bucket.close()
})

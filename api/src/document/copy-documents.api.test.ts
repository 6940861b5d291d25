import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { startMove } from '#test/moving-documents.ts'
import { png } from '#test/sample-files.ts'
import { type Copying, copyDocuments, StoresDown } from './copy-documents.service.ts'
import { newStoreKey, type StoreKey } from './store-port.ts'
import { createThrottle } from './throttle.ts'

const { deps, root, current, old, copy, addDocuments, sql, settle, erasures, newTenant, upload, open } =
  await startMove()
const copies = () => sql('select * from document_copy')
const isIn = async (store: typeof old, keys: StoreKey[]) =>
  Promise.all(keys.map(async (key) => (await store.sizeOf(key)) !== undefined))
const all = (keys: StoreKey[], is: boolean) => keys.map(() => is)
const unavailable = () =>
  new AppError('DocumentStoreUnavailable', { cause: Object.assign(new Error(), { code: 'status 503' }) })

beforeEach(async () => {
  await sql('delete from rental_file')
  await settle()
})

describe('copying documents to a new store', () => {
  it('copies what is missing there, once, and nothing that has no document', async () => {
    const keys = await addDocuments(20)
    const orphan = newStoreKey()
    await old.put(orphan, Buffer.from('nobody'))
    expect(await copy()).toEqual({ exitCode: 0, text: expect.stringContaining('100.0 %: 20 copied') })
    expect(await isIn(current, [...keys, orphan])).toEqual([...all(keys, true), false])
    for (const key of keys) expect(await current.get(key)).toEqual(await old.get(key))
    expect((await copy()).text).toMatch(/ 0 copied .* 20 there already/)
    expect(await copies()).toEqual([])
  })

  it('leaves alone what was uploaded to the new store', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    expect((await copy()).text).toMatch(/ 0 copied .* 1 there already/)
    expect((await open(tenant, id)).statusCode).toBe(200)
  })

  it('copies again what has another size', async () => {
    const [key] = (await addDocuments(1)) as [StoreKey]
    await current.put(key, Buffer.from('half'))
    expect((await copy()).text).toContain(' 1 copied')
    expect(await current.get(key)).toEqual(await old.get(key))
  })

  it('tries again when the new store returns other bytes or fails', async () => {
    const keys = await addDocuments(3)
    const faults = [async () => Buffer.from('other'), () => Promise.reject(unavailable())]
    const get = (key: StoreKey) => faults.shift()?.() ?? current.get(key)
    expect(await copy({ current: { ...current, get, probe: async () => undefined } })).toMatchObject({ exitCode: 0 })
    expect(await isIn(current, keys)).toEqual(all(keys, true))
  })

  it('names what is in neither store', async () => {
    const [key] = await addDocuments(1, current)
    await current.delete(key as StoreKey)
    expect(await copy()).toEqual({
      exitCode: 1,
      text: expect.stringContaining(`1 are in neither store, such as ${key}`),
    })
  })

  it('continues after a command that was killed, and does not trust what that one left', async () => {
    const [half, part, ...rest] = (await addDocuments(4)) as [StoreKey, StoreKey, ...StoreKey[]]
    // written, never compared: the right size and other bytes
    await current.put(half, Buffer.alloc((await old.sizeOf(half)) ?? 0))
    await mkdir(join(root, 'new', part.slice(0, 2)), { recursive: true })
    await writeFile(join(root, 'new', part.slice(0, 2), `${part}.part`), 'begun')
    for (const key of [half, part]) await sql('insert into document_copy values ($1, gen_random_uuid())', [key])
    expect(await copy()).toMatchObject({ exitCode: 0 })
    for (const key of [half, part, ...rest]) expect(await current.get(key)).toEqual(await old.get(key))
    expect(await copies()).toEqual([])
  })

  it('says how to use it, and that there is no old store', async () => {
    expect(await copy({}, '--fast')).toEqual({ exitCode: 2, text: expect.stringContaining('Usage') })
    expect(await copy({}, '--at-once', '0')).toMatchObject({ exitCode: 2 })
    expect(await copy({ old: undefined })).toEqual({ exitCode: 2, text: expect.stringContaining('no old store') })
  })
})

describe('a document erased while it is copied', () => {
  const eraseDuring = (when: 'before' | 'after', key: StoreKey) => ({
    ...current,
    put: async (...given: Parameters<typeof current.put>) => {
      const erase = async () => {
        await sql('delete from document where store_key = $1', [key])
        // the worker is quick: the erasure is over before the bytes are written
        await settle()
      }
      if (when === 'before') await erase()
      await current.put(...given)
      if (when === 'after') await erase()
    },
  })

  it.each(['before', 'after'] as const)('is erased again, %s the bytes are written', async (when) => {
    const [key] = (await addDocuments(1)) as [StoreKey]
    const { exitCode, text } = await copy({ current: eraseDuring(when, key) })
    expect([exitCode, text]).toEqual([0, expect.stringContaining('1 erased meanwhile')])
    expect(await erasures()).toMatchObject([{ store_key: key, is_due: true }])
    await settle()
    expect([await isIn(current, [key]), await isIn(old, [key]), await erasures()]).toEqual([[false], [false], []])
  })

  it('is erased by the next command, when the first was killed', async () => {
    const key = newStoreKey()
    await current.put(key, Buffer.from('back again'))
    await sql('insert into document_copy values ($1, gen_random_uuid())', [key])
    expect(await copy()).toMatchObject({ exitCode: 0 })
    await settle()
    expect([await isIn(current, [key]), await copies(), await erasures()]).toEqual([[false], [], []])
  })
})

describe('stores that fail', () => {
  const copying = (given: Partial<Copying>) =>
    copyDocuments({
      ...{ db: deps.db, from: old, to: current, atOnce: 4, pausesMs: [1], throttle: async () => undefined },
      ...{ signal: new AbortController().signal, onProgress: () => undefined },
      ...given,
    })

  it('end the command after ten objects in a row; the next continues', async () => {
    const keys = await addDocuments(30)
    const put = () => Promise.reject(unavailable())
    await expect(copying({ to: { ...current, put } })).rejects.toThrow(StoresDown)
    expect(await isIn(current, keys)).toEqual(all(keys, false))
    expect((await copies()).length).toBeGreaterThanOrEqual(10)
    expect(await copying({})).toMatchObject({ copied: 30, failed: 0 })
    expect([await isIn(current, keys), await copies()]).toEqual([all(keys, true), []])
  })

  it('for one object alone do not stop the others', async () => {
    const keys = await addDocuments(12)
    const put = (key: StoreKey, bytes: Buffer) =>
      key === keys[3] ? Promise.reject(unavailable()) : current.put(key, bytes)
    expect(await copying({ to: { ...current, put } })).toMatchObject({ copied: 11, failed: 1 })
    expect(await copies()).toMatchObject([{ store_key: keys[3] }])
  })

  it('and a signal to stop finish what is in hand', async () => {
    await addDocuments(10)
    const stopping = new AbortController()
    const put = async (...given: Parameters<typeof current.put>) => {
      stopping.abort()
      await current.put(...given)
    }
    const { copied, shares } = await copying({ to: { ...current, put }, atOnce: 1, signal: stopping.signal })
    expect([copied, shares < 256, await copies()]).toEqual([1, true, []])
  })
})

it('sends no more bytes per second than it may, whoever asks', async () => {
  let now = 0
  const waited: number[] = []
  const throttle = createThrottle(1_000, { now: () => now, wait: async (ms) => void waited.push(ms) })
  await Promise.all([throttle(500), throttle(1_000), throttle(1)])
  expect(waited).toEqual([500, 1_500])
  // a pause is not saved up
  now = 60_000
  await throttle(2_000)
  await throttle(1)
  expect(waited).toEqual([500, 1_500, 2_000])
})

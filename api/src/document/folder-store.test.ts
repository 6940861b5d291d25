import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolderStore } from './folder-store.ts'
import { newStoreKey } from './store-port.ts'

const root = await mkdtemp(join(tmpdir(), 'bailclair-store-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const folder = join(root, 'documents')
const store = openFolderStore(folder)
const bytes = Buffer.from('sealed')
const unavailable = { code: 'DocumentStoreUnavailable' }
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const everything = () => readdir(folder, { recursive: true, withFileTypes: true })

describe('documents in a folder', () => {
  it('are stored whole, with private permissions, under a random name', async () => {
    const key = newStoreKey()
    await store.put(key, bytes)
    expect(await store.get(key)).toEqual(bytes)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    const path = join(folder, key.slice(0, 2), key)
    expect(await readFile(path)).toEqual(bytes)
    expect([await modeOf(path), await modeOf(join(path, '..')), await modeOf(folder)]).toEqual(['600', '700', '700'])
  })

  it('are deleted; deleting again succeeds', async () => {
    const key = newStoreKey()
    await store.put(key, bytes)
    await store.delete(key)
    await store.delete(key)
    await expect(store.get(key)).rejects.toMatchObject(unavailable)
  })

  it('are deleted with leftovers of a killed process', async () => {
    const key = newStoreKey()
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, key.slice(0, 2), `${key}.part`), 'sea')
    await expect(store.get(key)).rejects.toMatchObject(unavailable)
    await store.delete(key)
    expect((await everything()).filter(({ name }) => name.endsWith('.part'))).toEqual([])
  })

  it('are never overwritten', async () => {
    const key = newStoreKey()
    await Promise.allSettled([store.put(key, bytes), store.put(key, Buffer.from('other'))])
    expect(['sealed', 'other']).toContain(String(await store.get(key)))
  })

  it('are unavailable when the folder is not one, and nothing half-stored stays', async () => {
    const file = join(root, 'a-file')
    await writeFile(file, '')
    const broken = openFolderStore(file)
    await expect(broken.put(newStoreKey(), bytes)).rejects.toMatchObject({ ...unavailable, cause: { code: 'ENOTDIR' } })
    const full = openFolderStore('/dev/full')
    await expect(full.put(newStoreKey(), bytes)).rejects.toMatchObject(unavailable)
  })

  it('fail without naming a path', async () => {
    const error = await store.get(newStoreKey()).catch((cause) => cause)
    expect(JSON.stringify([error.cause, error.cause.message, error.message])).not.toContain(root)
  })
})

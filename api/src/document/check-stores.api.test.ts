import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { startMove } from '#test/moving-documents.ts'
import { newStoreKey, type StoreKey } from './store-port.ts'

const { root, current, old, check, addDocuments, sql, settle, erasures, documents } = await startMove()
const only = { old: undefined }

/** Bytes without a document, written so many hours ago. */
async function addOrphan(hours: number): Promise<StoreKey> {
  const key = newStoreKey()
  await current.put(key, Buffer.from('orphan'))
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(join(root, 'new', key.slice(0, 2), key), then, then)
  return key
}

beforeEach(async () => {
  await sql('delete from rental_file')
  await settle()
})

describe('checking documents against the store', () => {
  it('finds nothing where all is well', async () => {
    await addDocuments(5, current)
    const { exitCode, text } = await check([], only)
    expect([exitCode, text]).toEqual([0, expect.stringMatching(/^Documents +5$/m)])
    expect(text).toMatch(/^Objects +5$/m)
    expect(text).not.toContain('old store')
  })

  it('finds documents without bytes, and with other bytes', async () => {
    const [lost, damaged] = (await addDocuments(3, current)) as [StoreKey, StoreKey]
    await current.delete(lost)
    await current.delete(damaged)
    await current.put(damaged, Buffer.from('x'))
    const idOf = async (key: string) => (await documents()).find(({ store_key }) => store_key === key)?.id
    const { exitCode, text } = await check([], only)
    expect(exitCode).toBe(1)
    expect(text).toContain(`Without bytes: document ${await idOf(lost)}`)
    expect(text).toContain(`Another size: document ${await idOf(damaged)}`)
  })

  it('counts what is only in the old store, which is no problem yet', async () => {
    await addDocuments(2, current)
    await addDocuments(3, old)
    expect(await check()).toEqual({ exitCode: 0, text: expect.stringMatching(/only in the old store +3 /) })
  })

  it('does not take an upload or an erasure under way for a problem', async () => {
    await addOrphan(23)
    const owed = await addOrphan(30)
    await sql("insert into document_erasure values ($1, now() + interval '1 hour')", [owed])
    const { exitCode, text } = await check([], only)
    expect(exitCode).toBe(0)
    expect(text).toMatch(/waiting for erasure +1$/m)
    expect(text).toMatch(/younger than 24 h +1 /)
    await sql('update document_erasure set due_at = now()')
    await settle()
  })

  it('looks again before it calls a document lost: it may have come after the listing', async () => {
    const [key] = (await addDocuments(1, current)) as [StoreKey]
    const list: typeof current.list = async function* () {
      yield []
    }
    expect(await check([], { current: { ...current, list }, ...only })).toMatchObject({ exitCode: 0 })
    await current.delete(key)
    expect(await check([], { current: { ...current, list }, ...only })).toMatchObject({ exitCode: 1 })
  })
})

describe('bytes without a document', () => {
  it('are found, and erased when that is asked for', async () => {
    await addDocuments(20, current)
    const orphan = await addOrphan(25)
    expect(await check([], only)).toEqual({ exitCode: 1, text: expect.stringMatching(/without a document +1 /) })
    expect(await erasures()).toEqual([])
    expect(await check(['--erase-orphans'], only)).toMatchObject({ exitCode: 0 })
    await settle()
    expect(await current.sizeOf(orphan)).toBeUndefined()
    const { exitCode } = await check(['--erase-orphans'], only)
    expect([exitCode, (await documents()).length]).toEqual([0, 20])
  })

  it('are not erased when they are suspiciously many, as with the database of another service', async () => {
    const orphan = await addOrphan(25)
    expect(await check(['--erase-orphans'], only)).toEqual({
      exitCode: 1,
      text: expect.stringContaining('Nothing is erased'),
    })
    expect(await erasures()).toEqual([])
    await check(['--erase-orphans', '--even-if-many'], only)
    await settle()
    expect(await current.sizeOf(orphan)).toBeUndefined()
  })

  it('says how to use it', async () => {
    expect(await check(['--erase'])).toEqual({ exitCode: 2, text: expect.stringContaining('Usage') })
    // shorter than an upload may take
    expect(await check(['--older-than-hours', '1'])).toMatchObject({ exitCode: 2 })
  })
})

import { describe, expect, it } from 'vitest'
import { startDocumentApi } from '#test/documents.ts'
import { png } from '#test/sample-files.ts'
import { openKeyring } from './keyring.ts'
import { rewrapKeys } from './rewrap-keys.service.ts'
import { settleErasures } from './settle-erasures.service.ts'
import { startDocuments } from './start-documents.ts'
import type { StoreKey } from './store-port.ts'
import { isAnyWrappedOtherwise } from './wrapped-key.repository.ts'

const { deps, newTenant, upload, open, erase, erasures, stored, documents, sql } = await startDocumentApi()
const gauge = async (name: string) =>
  Number((await deps.metrics.metrics()).match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1])

describe('documents beside requests', () => {
  it('are erased within seconds', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    await erase(tenant, id)
    const worker = startDocuments(deps)
    await expect.poll(erasures, { timeout: 8_000 }).toEqual([])
    await worker.stop()
    expect([await stored(), await gauge('document_erasures_overdue')]).toEqual([[], 0])
  })

  it.each([
    ['just deleted', '-1 second', 0, 0],
    ['of an upload under way', '1 hour', 0, 0],
    ['that no worker takes', '-11 minutes', 0, 1],
    ['that the store refused to erase', '1 minute', 1, 1],
  ])('%s: overdue or not', async (_, dueIn, attempts, overdue) => {
    await sql("insert into document_erasure values ('a key', now() + $1::interval, $2)", [dueIn, attempts])
    try {
      await expect.poll(() => gauge('document_erasures_overdue')).toBe(overdue)
    } finally {
      await sql("delete from document_erasure where store_key = 'a key'")
    }
  })

  it('are erased by one of two instances, also while its store hangs', async () => {
    const tenant = await newTenant()
    const ids = [(await upload(tenant, await png())).json().id, (await upload(tenant, await png())).json().id]
    for (const id of ids) await erase(tenant, id)
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { store } = deps.documents
    const deleted: string[] = []
    const slow = async (key: StoreKey) => {
      deleted.push(key)
      if (deleted.length === 1) {
        asked.resolve()
        await answer.promise
      }
      await store.delete(key)
    }
    const instance = { ...deps, documents: { ...deps.documents, store: { ...store, delete: slow } } }
    const first = settleErasures(instance)
    await asked.promise
    try {
      await settleErasures(instance)
      expect(await erasures()).toHaveLength(1)
    } finally {
      answer.resolve()
      await first
    }
    expect([new Set(deleted).size, deleted.length]).toEqual([2, 2])
    expect([await stored(), await erasures()]).toEqual([[], []])
  })

  it('are wrapped under a new key, then the old one can be removed', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    const DOCUMENT_KEY = Buffer.alloc(32, 'a new key').toString('base64')
    deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS: [deps.config.DOCUMENT_KEY] })
    await expect.poll(() => gauge('documents_under_retired_key')).toBe(1)
    expect((await open(tenant, id)).statusCode).toBe(200)
    await rewrapKeys(deps)
    await expect.poll(() => gauge('documents_under_retired_key')).toBe(0)
    deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS: [] })
    expect((await open(tenant, id)).statusCode).toBe(200)
    expect(await documents()).toMatchObject([{ key_id: deps.documents.keyring.currentId }])
  })

  it('under another key are found by the index, however many statistics promise', async () => {
    const { currentId } = deps.documents.keyring
    await upload(await newTenant(), await png())
    const isAny = (keyId: string) => isAnyWrappedOtherwise(deps.db, keyId)
    expect([await isAny(currentId), await isAny('0'), await isAny('z')]).toEqual([false, true, true])
    await sql('analyze document')
    await sql('delete from document')
    expect([await isAny('0'), await isAny('z')]).toEqual([false, false])
  })
})

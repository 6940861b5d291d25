import { beforeEach, describe, expect, it } from 'vitest'
import { readUploads } from '#rental-file/part/start-uploads.ts'
import { startDocumentApi } from '#test/documents.ts'
import { png } from '#test/sample-files.ts'
import { checkStores } from '../check-stores.service.ts'
import { findStored, listStored, settleCopies } from '../document-copy.repository.ts'
import { openKeyring } from '../keyring.ts'
import { openStores } from '../open-stores.ts'
import { rewrapKeys } from '../rewrap-keys.service.ts'
import type { StoreKey } from '../store-port.ts'
import { isAnyWrappedOtherwise } from '../wrapped-key.repository.ts'

const api = await startDocumentApi({ UPLOAD_WAIT_MS: '0' })
const { deps, newTenant, upload, open, sql, settle, uploads, documents, uploadWorker } = api
// nobody reads: uploads stay in the store as they were sent
await uploadWorker.stop()

beforeEach(async () => {
  await sql('delete from rental_file')
  await settle()
})

async function sendOne() {
  const tenant = await newTenant()
  const { id } = (await upload(tenant, await png())).json()
  const [{ store_key: key }] = await uploads()
  return { tenant, id, key: key as StoreKey }
}

const check = () =>
  checkStores({
    db: deps.db,
    stores: openStores({ ...deps, observe: () => undefined }),
    youngAfter: new Date(Date.now() + 60_000),
    onShare: () => undefined,
    onOrphans: async () => undefined,
  })

describe('the bytes of an upload', () => {
  it('are no orphans in the store, and their loss is found', async () => {
    const { id, key } = await sendOne()
    expect(await check()).toMatchObject({
      documents: 1,
      objects: 1,
      orphans: 0,
      lost: { count: 0 },
      damaged: { count: 0 },
    })
    await deps.documents.store.delete(key)
    expect(await check()).toMatchObject({ documents: 1, objects: 0, lost: { count: 1, first: [id] } })
  })

  it('are copied to a new store, and erased there when the upload goes meanwhile', async () => {
    const { key } = await sendOne()
    const prefix = key.slice(0, 2)
    expect(await listStored(deps.db, { prefix, after: '', limit: 10 })).toMatchObject([{ storeKey: key }])
    const settleAll = () => deps.db.transaction().execute((tx) => settleCopies(tx, crypto.randomUUID(), [key]))
    expect([[...(await findStored(deps.db, [key]))], await settleAll()]).toEqual([[key], []])
    await sql('delete from upload')
    expect([[...(await findStored(deps.db, [key]))], await settleAll()]).toEqual([[], [key]])
  })

  it('are read after DOCUMENT_KEY was replaced and the old one removed', async () => {
    const { tenant, id } = await sendOne()
    const DOCUMENT_KEY = Buffer.alloc(32, 'a new key').toString('base64')
    const { keyring } = deps.documents
    deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS: [deps.config.DOCUMENT_KEY] })
    const { currentId } = deps.documents.keyring
    expect(await isAnyWrappedOtherwise(deps.db, currentId)).toBe(true)
    await rewrapKeys(deps)
    expect(await isAnyWrappedOtherwise(deps.db, currentId)).toBe(false)
    deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS: [] })
    const worker = readUploads(deps, { lookEveryMs: 20 })
    await expect.poll(documents).toMatchObject([{ id, key_id: currentId }])
    await worker.stop()
    expect((await open(tenant, id)).statusCode).toBe(200)
    deps.documents.keyring = keyring
  })

  it('cannot be passed off as those of a document', async () => {
    const { tenant, id } = await sendOne()
    const row = `select id, tenant_id, category, kind, file_name, 'image/jpeg', size, 1, created_at, store_key || 'x',
      wrapped_key, key_id from upload`
    await sql(`insert into document (id, tenant_id, category, kind, file_name, media_type, size, pages, created_at,
      store_key, wrapped_key, key_id) ${row}`)
    await sql('delete from upload')
    await sql('update document set store_key = left(store_key, 32)')
    expect((await open(tenant, id)).statusCode).toBe(503)
  })
})

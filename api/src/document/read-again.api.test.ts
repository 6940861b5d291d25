import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { startDocumentApi } from '#test/documents.ts'
import { canary, pdf, photograph } from '#test/sample-files.ts'
import { countUnread, findSealed } from './document.repository.ts'
import { unseal } from './open-document.service.ts'
import { openPage } from './open-page.service.ts'
import { readUnread } from './read-again.service.ts'
import { findReadingOf, openReading, openReadings, openReadingsOf } from './reading.service.ts'
import { newStoreKey, type StoreKey } from './store-port.ts'
import { turnDocument } from './turn-document.service.ts'

const { deps, newTenant, upload, open, erase, sql, documents, stored, settle, logs } = await startDocumentApi()

beforeEach(async () => {
  await sql('delete from rental_file')
  await sql('update document_erasure set due_at = now()')
  await settle()
})

const readingOf = async (id: DocumentId, tenantId: TenantId) => {
  const document = await findSealed(deps.db, id, { tenantId })
  return document && openReading(deps, document)
}
const sizeOf = async (jpeg: Buffer) => {
  const { width, height } = await sharp(jpeg).metadata()
  return [width, height]
}

/** A document as it was kept before: a PDF that somebody wrote. */
async function newForeign(tenant: TenantId, bytes: Buffer) {
  const id: DocumentId = (await upload(tenant, await pdf(2))).json().id
  const { sealed, wrappedKey, keyId } = deps.documents.keyring.seal(bytes, id)
  const [row] = await sql('select store_key from document where id = $1', [id])
  await deps.documents.store.put(row.store_key, sealed)
  await sql('update document set is_read = false, wrapped_key = $2, key_id = $3 where id = $1', [id, wrappedKey, keyId])
  await sql('delete from document_reading where document_id = $1', [id])
  return id
}

describe('a document', () => {
  it('is kept as pictures of its pages, with what is written on them encrypted beside it', async () => {
    const tenant = await newTenant()
    const given = await pdf(2, (document) =>
      document.getPage(1).drawText(`N 3001123456789 ${canary}`, { x: 50, y: 500 }),
    )
    const id: DocumentId = (await upload(tenant, given)).json().id
    expect(await sizeOf(await openPage(deps, id, { tenantId: tenant }, 2))).toEqual([1_654, 2_340])
    const reading = await readingOf(id, tenant)
    expect(reading?.pages.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['Page', '1'],
      ['Page', '2', 'N', '•••••••••••••', canary],
    ])
    const [{ sealed }] = await sql('select sealed from document_reading')
    expect([sealed.includes(canary), (await open(tenant, id)).rawPayload.includes(canary)]).toEqual([false, false])
  })

  it('has no page before the first and after the last', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(2))).json().id
    for (const page of [0, 3, 1.5, Number.NaN])
      await expect(openPage(deps, id, { tenantId }, page)).rejects.toMatchObject({ code: 'DocumentNotFound' })
  })

  it('is turned with what was read', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(2))).json().id
    const before = await readingOf(id, tenantId)
    await turnDocument(deps, id, { tenantId })
    expect(await sizeOf(await openPage(deps, id, { tenantId }, 2))).toEqual([2_340, 1_654])
    const after = await readingOf(id, tenantId)
    expect(after?.pages[0]).toMatchObject({ width: 2_340, height: 1_654 })
    expect(after?.pages[0]?.words[0]?.place.y).toBeCloseTo(before?.pages[0]?.words[0]?.place.x ?? -1, 4)
  })

  it('takes what was read with it when it is erased', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await pdf(1))).json()
    await erase(tenant, id)
    await settle()
    expect([await sql('select from document_reading'), await stored()]).toEqual([[], []])
  })
})

/** Moves bytes as the release before does: pages of a PDF are turned by a flag, and what was read is left. */
async function turnAsBefore(id: DocumentId, tenantId: TenantId) {
  const document = await findSealed(deps.db, id, { tenantId })
  if (!document) throw new Error('no document')
  const album = await PDFDocument.load(await unseal(deps, document))
  for (const page of album.getPages()) page.setRotation(degrees(90))
  const { sealed, wrappedKey, keyId } = deps.documents.keyring.seal(Buffer.from(await album.save()), id)
  const storeKey = newStoreKey()
  await deps.documents.store.put(storeKey, sealed)
  await sql('update document set store_key = $2, wrapped_key = $3, key_id = $4 where id = $1', [
    id,
    storeKey,
    wrappedKey,
    keyId,
  ])
}

describe('a document that the release before turned', () => {
  it('is unread, read again, and shown as it was turned; what recognises the file as sent stays', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(2))).json().id
    const prints = () => sql('select kind, page, band, print from document_fingerprint order by kind, page, band')
    const before = await prints()
    await turnAsBefore(id, tenantId)
    expect(await documents()).toMatchObject([{ is_read: false }])
    expect(await findReadingOf(deps, id, { tenantId })).toBeUndefined()
    expect(await sizeOf(await openPage(deps, id, { tenantId }, 2))).toEqual([2_340, 1_654])
    expect(await documents()).toMatchObject([{ is_read: true }])
    expect((await readingOf(id, tenantId))?.pages).toMatchObject([{ width: 2_340 }, { width: 2_340 }])
    expect(await prints()).toEqual(before)
  })
})

describe('what was read and cannot be opened', () => {
  it('counts as unread, and the log says so', async () => {
    const tenantId = await newTenant()
    const ids: DocumentId[] = []
    for (const _ of [1, 2]) ids.push((await upload(tenantId, await pdf(1))).json().id)
    const [damaged, whole] = ids as [DocumentId, DocumentId]
    await sql(`update document_reading set sealed = '\\x00' where document_id = $1`, [damaged])
    expect(await findReadingOf(deps, damaged, { tenantId })).toBeUndefined()
    expect([...(await openReadings(deps, { tenantId })).keys()]).toEqual([whole])
    expect([...(await openReadingsOf(deps, ids)).keys()]).toEqual([whole])
    expect(logs.join()).toContain(damaged)
    await turnDocument(deps, damaged, { tenantId })
    await readUnread(deps, new AbortController().signal)
    expect((await readingOf(damaged, tenantId))?.pages).toHaveLength(1)
  })
})

describe('two turns at once', () => {
  it('turn pages and places twice', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(2))).json().id
    const before = await readingOf(id, tenantId)
    await Promise.all([1, 2].map(() => turnDocument(deps, id, { tenantId })))
    expect(await sizeOf(await openPage(deps, id, { tenantId }, 2))).toEqual([1_654, 2_340])
    const [first, after] = [before, await readingOf(id, tenantId)].map((reading) => reading?.pages[0]?.words[0]?.place)
    expect(after?.y).toBeCloseTo(1 - (first?.y ?? 0) - (first?.height ?? 0), 4)
  })

  it('never misplace what was read: pages and row are of the same moment', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(2))).json().id
    let isFirst = true
    const { store } = deps.documents
    const get = async (key: StoreKey) => {
      const bytes = await store.get(key)
      if (isFirst) {
        isFirst = false
        await turnDocument(deps, id, { tenantId })
      }
      return bytes
    }
    await turnDocument({ ...deps, documents: { ...deps.documents, store: { ...store, get } } }, id, { tenantId })
    expect(await sizeOf(await openPage(deps, id, { tenantId }, 2))).toEqual([1_654, 2_340])
    expect((await readingOf(id, tenantId))?.pages[0]).toMatchObject({ width: 1_654, height: 2_340 })
  })
})

describe('a document from before', () => {
  it('is read when somebody opens it, also twice at once', async () => {
    const tenantId = await newTenant()
    const id = await newForeign(tenantId, await pdf(2))
    const pages = await Promise.all([1, 2].map((page) => openPage(deps, id, { tenantId }, page)))
    expect(await Promise.all(pages.map(sizeOf))).toEqual([
      [1_654, 2_340],
      [1_654, 2_340],
    ])
    expect(await documents()).toMatchObject([{ id, is_read: true, media_type: 'application/pdf' }])
    expect((await readingOf(id, tenantId))?.pages).toHaveLength(2)
  })

  it('is read by the worker, and one that cannot be read stops no other', async () => {
    const tenantId = await newTenant()
    const broken = await newForeign(tenantId, Buffer.from('%PDF-1.7\n%%EOF'))
    const [whole, photo] = [
      await newForeign(tenantId, await pdf(1)),
      (await upload(tenantId, await photograph())).json().id,
    ]
    await sql('update document set is_read = false where id = $1', [photo])
    await readUnread(deps, new AbortController().signal)
    const unread = (await documents()).filter((row) => !row.is_read).map((row) => row.id)
    expect(unread).toEqual([broken])
    expect((await readingOf(whole, tenantId))?.pages).toHaveLength(1)
  })

  it('is read once by two workers', async () => {
    const tenantId = await newTenant()
    for (const _ of [1, 2]) await newForeign(tenantId, await pdf(1))
    const treated: Buffer[] = []
    const treat = (bytes: Buffer) => {
      treated.push(bytes)
      return deps.documents.treat(bytes)
    }
    const watched = { ...deps, documents: { ...deps.documents, treat } }
    await Promise.all([1, 2].map(() => readUnread(watched, new AbortController().signal)))
    expect([treated.length, (await documents()).every((row) => row.is_read)]).toEqual([2, true])
  })

  it('that cannot be read is tried three times, and then counted apart', async () => {
    const tenantId = await newTenant()
    const id = await newForeign(tenantId, Buffer.from('%PDF-1.7\n%%EOF'))
    const runs = [
      [1, true],
      [2, true],
      [3, true],
      [3, false],
    ] as const
    for (const [attempts, isTried] of runs) {
      await readUnread(deps, new AbortController().signal)
      const rows = await sql('select read_attempts, read_due_at > now() as is_tried from document')
      expect(rows).toEqual([{ read_attempts: attempts, is_tried: isTried }])
      expect(await countUnread(deps.db)).toEqual(
        attempts < 3 ? { hasUnread: true, unreadable: 0 } : { hasUnread: false, unreadable: 1 },
      )
      await sql('update document set read_due_at = now()')
    }
    // its owner sees what they saw before
    await expect(openPage(deps, id, { tenantId }, 1)).rejects.toMatchObject({ code: 'DocumentUnreadable' })
  })

  it('waits for a store that is away, and while an upload waits', async () => {
    const tenantId = await newTenant()
    await newForeign(tenantId, await pdf(1))
    const store = { ...deps.documents.store, get: () => Promise.reject(new AppError('DocumentStoreUnavailable')) }
    await readUnread({ ...deps, documents: { ...deps.documents, store } }, new AbortController().signal)
    const state = () => sql('select is_read, read_attempts from document')
    expect(await state()).toEqual([{ is_read: false, read_attempts: 0 }])
    await sql('update document set read_due_at = now()')
    await sql(`insert into upload (id, tenant_id, category, kind, file_name, size, store_key, wrapped_key, key_id, created_at)
      select gen_random_uuid(), tenant_id, category, kind, file_name, size, 'a key', wrapped_key, key_id, now() from document`)
    await readUnread(deps, new AbortController().signal)
    await sql('delete from upload')
    expect(await state()).toEqual([{ is_read: false, read_attempts: 0 }])
  })
})

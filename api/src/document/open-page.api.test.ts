import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { describe, expect, it } from 'vitest'
import { startDocumentApi } from '#test/documents.ts'
import { pdf } from '#test/sample-files.ts'
import { openPage } from './open-page.service.ts'
import type { StoreKey } from './store-port.ts'
import { openThumbnail } from './thumbnail.service.ts'
import { turnDocument } from './turn-document.service.ts'

const { deps, newTenant, upload } = await startDocumentApi()

describe('pages of kept documents', () => {
  it('are asked for by many: few documents are in memory at once, and beyond a queue 503 says when to come back', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(2))).json().id
    let [open, most, refused] = [0, 0, 0]
    const { store } = deps.documents
    const { promise: everybodyHasAsked, resolve } = Promise.withResolvers<void>()
    const get = async (key: StoreKey) => {
      most = Math.max(most, ++open)
      await everybodyHasAsked
      open--
      return store.get(key)
    }
    const busy = { ...deps, documents: { ...deps.documents, store: { ...store, get } } }
    const ask = () =>
      openPage(busy, id, { tenantId }, 1).catch((error) => {
        refused++
        throw error
      })
    const asking = Promise.allSettled(Array.from({ length: 150 }, ask))
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(46)
    resolve()
    const asked = await asking
    expect(most).toBe(4)
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'ServiceUnavailable', retryAfter: 3 },
    })
    expect([asked.filter(({ status }) => status === 'fulfilled').length, refused]).toEqual([104, 46])
  })

  it('are turned and shown small while uploads are read', async () => {
    const tenantId = await newTenant()
    const id: DocumentId = (await upload(tenantId, await pdf(1))).json().id
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = Array.from({ length: deps.config.UPLOADS_AT_ONCE }, () => deps.documents.treating(() => promise))
    await turnDocument(deps, id, { tenantId })
    expect((await openThumbnail(deps, id, { tenantId })).jpeg).toEqual(expect.any(String))
    resolve()
    await Promise.all(slow)
  })
})

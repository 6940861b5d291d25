import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { wordsInOrder } from '@bailclair/domain/reading/lines.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { Registry } from 'prom-client'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readInProcess } from '#reading/reader.ts'
import { startDocumentApi } from '#test/documents.ts'
import { pdf, photograph } from '#test/sample-files.ts'
import { findReadingOf } from './reading.service.ts'
import { recognisePages } from './recognise-pages.service.ts'
import { startDocuments } from './start-documents.ts'
import { turnDocument } from './turn-document.service.ts'

const { deps, newTenant, upload, erase, sql } = await startDocumentApi({ TEXT_RECOGNITION: 'on' })

beforeEach(() => sql('delete from rental_file'))

/** A page takes seconds, and on a busy machine minutes. */
const patience = 300_000
const lines = [
  'BULLETIN DE PAIE',
  'Madame Ana Durand, 4 rue des Lilas',
  'Numero fiscal 30 01 123 456 789',
  'Net paye en euros 2 098,40',
]

/** A photograph of a page with these lines. */
async function photographed(some: readonly string[] = lines, degrees = 7): Promise<Buffer> {
  const { pages } = await readInProcess(
    await pdf(0, (document) => {
      const page = document.addPage([420, 420])
      for (const [index, line] of some.entries()) page.drawText(line, { x: 40, y: 330 - index * 50, size: 18 })
    }),
  )
  return sharp(pages[0]?.jpeg).resize(1_100).rotate(degrees, { background: '#796048' }).jpeg().toBuffer()
}
/** A PDF of scanned pages. */
const scanned = async (...pictures: Buffer[]) =>
  pdf(0, async (document) => {
    for (const picture of pictures)
      document.addPage([420, 420]).drawImage(await document.embedJpg(picture), { x: 0, y: 0, width: 420, height: 420 })
  })

/** The answer does not wait for a machine that is too busy to read it. */
async function send(tenantId: TenantId, bytes: Buffer): Promise<DocumentId> {
  const { id } = (await upload(tenantId, bytes)).json()
  await expect.poll(() => sql('select from document where id = $1', [id]), { timeout: patience }).toHaveLength(1)
  return id
}
const textOf = async (id: DocumentId, tenantId: TenantId) =>
  (await findReadingOf(deps, id, { tenantId }))?.pages.map((page) => wordsInOrder(page).join(' '))
const work = (other: Partial<typeof deps.documents> = {}) =>
  recognisePages({ ...deps, documents: { ...deps.documents, ...other } }, new AbortController().signal)
const state = async () =>
  (await sql('select words_due_at <= now() as is_due, words_attempts as attempts from document_reading'))[0]
const word = (text: string) => ({ text, line: 0, place: { x: 0.1, y: 0.1, width: 0.1, height: 0.05 } })

describe('the words of a photograph', { timeout: patience }, () => {
  it('come after the document, in the order of reading, without numbers that nothing keeps', async () => {
    const tenantId = await newTenant()
    const id = await send(tenantId, await photographed())
    expect([await textOf(id, tenantId), await state()]).toEqual([[''], { is_due: true, attempts: 0 }])
    await work()
    const [text = ''] = (await textOf(id, tenantId)) ?? []
    expect(text).toContain('BULLETIN DE PAIE Madame Ana Durand, 4 rue des Lilas')
    expect(text).toContain('2 098,40')
    expect(text).toMatch(/fiscal •• •• ••• ••• •••/)
    const reading = await findReadingOf(deps, id, { tenantId })
    const [first] = reading?.pages[0]?.words ?? []
    expect(reading?.pages[0]?.recognised).toBe(true)
    // on the page as kept, which is turned
    expect(first?.place).toMatchObject({ x: expect.closeTo(0.2, 1), y: expect.closeTo(0.2, 1) })
    expect(await state()).toEqual({ is_due: null, attempts: 0 })
  })

  it('are read by a worker within seconds', async () => {
    const tenantId = await newTenant()
    const id = await send(tenantId, await photographed(['Quittance de loyer', 'septembre 2026'], 0))
    const worker = startDocuments(deps)
    await expect.poll(() => textOf(id, tenantId), { timeout: patience }).toEqual(['Quittance de loyer septembre 2026'])
    await worker.stop()
  })

  it('follow a page that is turned, before or after', async () => {
    const tenantId = await newTenant()
    const id = await send(tenantId, await photographed(['Quittance de loyer', 'septembre 2026'], 0))
    for (const _ of [1, 2, 3]) await turnDocument(deps, id, { tenantId })
    await work()
    expect(await textOf(id, tenantId)).toEqual(['Quittance de loyer septembre 2026'])
    await turnDocument(deps, id, { tenantId })
    expect(await textOf(id, tenantId)).toEqual(['Quittance de loyer septembre 2026'])
    const [first] = (await findReadingOf(deps, id, { tenantId }))?.pages[0]?.words ?? []
    expect(first?.place).toMatchObject({ x: expect.closeTo(0.1, 1), y: expect.closeTo(0.2, 1) })
    expect(await state()).toEqual({ is_due: null, attempts: 0 })
  })
})

describe('pages that wait for their words', { timeout: patience }, () => {
  it('are none in a PDF of text', async () => {
    await send(await newTenant(), await pdf(2))
    expect(await state()).toEqual({ is_due: null, attempts: 0 })
  })

  it('are recognised one by one, and what a dead worker left is done by another', async () => {
    const tenantId = await newTenant()
    const picture = await photograph()
    const id = await send(tenantId, await scanned(picture, picture))
    const [asked, never] = [Promise.withResolvers<void>(), new Promise<never>(() => undefined)]
    let pages = 0
    const dies = () => {
      if (++pages === 1) return Promise.resolve([word('first')])
      asked.resolve()
      return never
    }
    void work({ recognise: dies })
    await asked.promise
    expect(await textOf(id, tenantId)).toEqual(['first', ''])
    const other = vi.fn(async () => [word('second')])
    // the first has it for itself
    await work({ recognise: other })
    expect(other).not.toHaveBeenCalled()
    await sql('update document_reading set words_due_at = now()')
    await work({ recognise: other })
    expect([await textOf(id, tenantId), other.mock.calls.length]).toEqual([['first', 'second'], 1])
  })

  it('are recognised after those of a newer document, also between two pages', async () => {
    const tenantId = await newTenant()
    const picture = await photograph()
    const long = await send(tenantId, await scanned(picture, picture))
    const order: string[] = []
    let short: DocumentId | undefined
    const recognise = async () => {
      if (!short) {
        short = await send(tenantId, picture)
        // the clock of tests stands still
        await sql(`update document_reading set read_at = read_at + interval '1 second' where document_id = $1`, [short])
      }
      const [leased] = await sql('select document_id from document_reading where words_attempts > 0')
      order.push(leased.document_id)
      return [word('word')]
    }
    await work({ recognise })
    expect(order).toEqual([long, short, long])
  })

  it('are recognised once by two workers', async () => {
    const tenantId = await newTenant()
    const picture = await photograph()
    for (const _ of [1, 2, 3]) await send(tenantId, picture)
    const recognise = vi.fn(async () => [word('word')])
    await Promise.all([work({ recognise }), work({ recognise })])
    expect(recognise).toHaveBeenCalledTimes(3)
    expect(await sql('select from document_reading where words_due_at is not null')).toEqual([])
  })

  it('are given up when they end their readers, and hinder no other', async () => {
    const tenantId = await newTenant()
    const picture = await photograph()
    const id = await send(tenantId, await scanned(picture, picture))
    const recognise = vi.fn(async () => {
      if (recognise.mock.calls.length < 3) throw new AppError('DocumentUnreadable')
      return [word('second')]
    })
    await work({ recognise })
    expect([await textOf(id, tenantId), recognise.mock.calls.length]).toEqual([['', 'second'], 3])
    expect(await state()).toEqual({ is_due: null, attempts: 0 })
  })

  it('wait while the store is away, and the attempt does not count', async () => {
    const tenantId = await newTenant()
    await send(tenantId, await photograph())
    const away = { ...deps.documents.store, get: () => Promise.reject(new AppError('DocumentStoreUnavailable')) }
    await work({ store: away })
    expect(await state()).toEqual({ is_due: false, attempts: 0 })
  })

  it('wait while an upload does', async () => {
    const tenantId = await newTenant()
    const id = await send(tenantId, await photograph())
    await sql(`insert into upload (id, tenant_id, category, kind, file_name, size, store_key, wrapped_key, key_id, created_at, due_at)
      select gen_random_uuid(), tenant_id, category, kind, file_name, size, 'a key', wrapped_key, key_id, now(), now()
      from document`)
    const recognise = vi.fn(async () => [word('word')])
    await work({ recognise })
    expect([recognise.mock.calls.length, await textOf(id, tenantId)]).toEqual([0, ['']])
    await sql('delete from upload')
  })

  it('are as they were when the document is turned or erased meanwhile', async () => {
    const tenantId = await newTenant()
    const id = await send(tenantId, await photograph())
    let turns = 0
    const recognise = async () => {
      if (turns++ === 0) await turnDocument(deps, id, { tenantId })
      return [word(`after ${turns}`)]
    }
    await work({ recognise })
    // what was recognised before the turn is not kept: its places are wrong now
    expect(await textOf(id, tenantId)).toEqual(['after 2'])
    const gone = await send(tenantId, await photograph())
    await work({
      recognise: async () => {
        await erase(tenantId, gone)
        return [word('gone')]
      },
    })
    expect(await sql('select from document_reading where document_id = $1', [gone])).toEqual([])
  })

  it('wait without a worker when recognition is off', async () => {
    const tenantId = await newTenant()
    const id = await send(tenantId, await photograph())
    const worker = startDocuments({
      ...deps,
      config: { ...deps.config, TEXT_RECOGNITION: 'off' },
      metrics: new Registry(),
    })
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await worker.stop()
    expect([await textOf(id, tenantId), await state()]).toEqual([[''], { is_due: true, attempts: 0 }])
  })
})

import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps } from '#deps.ts'
import { openAlbum, openPage } from '#document/open-page.service.ts'
import type { TakeSlot } from '#platform/account-slots.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { beginStream } from './begin-stream.ts'
import { completeFileTexts } from './complete-file.messages.ts'
import { assertStillOpen, type Opened, openFile } from './open-file.service.ts'
import type { Renderer } from './pdf/renderer.ts'
import { planDocuments } from './plan-pdf.ts'
import { nameOf, type Printing, printDocument, printFile, printPage } from './print-file.service.ts'
import type { Reader } from './reader.ts'

export type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents' | 'tokens'> & {
  renderer: Renderer
  /** Of the owner whose link it is. */
  takeSlot: TakeSlot
}
/** What a ticket or a session opens, and for how long the client stays. */
export type Order = { reader: Reader; language: Language; signal: AbortSignal }

/** Per application. A page takes a quarter of a second of work, a whole file up to minutes. */
const wholes = { purpose: 'complete-file-pdf', limit: 20, windowSeconds: 3_600 }
const singles = { purpose: 'complete-file-document', limit: 600, windowSeconds: 3_600 }
const pages = { purpose: 'complete-file-page', limit: 3_000, windowSeconds: 3_600 }

/** The whole file as one PDF, streamed because it may be too large for memory. */
export async function givePdf(deps: Needs, { signal, ...order }: Order): Promise<BytesReply> {
  const opened = await openFile(deps, order.reader, 'PDF')
  await consumeRateLimit(deps, { ...wholes, key: { account: opened.applicationId } })
  const t = completeFileTexts[order.language]
  const bytes = printFile(deps, printingOf(deps, order, opened))
  const names = opened.file.tenants.slice(0, 1).map(t.name)
  return {
    mediaType: 'application/pdf',
    fileName: `${[t.title, ...names].join(' - ')}.pdf`,
    bytes: await beginStream(bytes, deps.takeSlot(opened.ownerId), signal),
  }
}

/** One document, watermarked: nothing leaves without a watermark (decision 118). */
export async function giveDocument(deps: Needs, id: DocumentId, order: Omit<Order, 'signal'>): Promise<BytesReply> {
  const { opened, planned } = await openPlanned(deps, id, order)
  await consumeRateLimit(deps, { ...singles, key: { account: opened.applicationId } })
  const chunks: Uint8Array[] = []
  for await (const chunk of printDocument(deps, printingOf(deps, order, opened), planned)) chunks.push(chunk)
  return {
    mediaType: 'application/pdf',
    fileName: `${nameOf(planned)}.pdf`,
    bytes: Buffer.concat(chunks),
  }
}

/** One page of a document, for people to look at: the words are in the picture. */
export async function givePage(
  deps: Needs,
  { id, page }: { id: DocumentId; page: number },
  order: Omit<Order, 'signal'>,
): Promise<BytesReply> {
  const { opened, planned } = await openPlanned(deps, id, order)
  await consumeRateLimit(deps, { ...pages, key: { account: opened.applicationId } })
  return printPage(printingOf(deps, order, opened), planned, page)
}

async function openPlanned(deps: Needs, id: DocumentId, { reader, language }: Omit<Order, 'signal'>) {
  const opened = await openFile(deps, reader, 'DOCUMENT')
  const planned = planDocuments(opened.file, completeFileTexts[language]).find(({ document }) => document.id === id)
  if (!planned) throw new AppError('FileNotFound')
  return { opened, planned }
}

/** Checks the access again before each document. */
function printingOf(
  deps: Needs,
  { reader, language }: Omit<Order, 'signal'>,
  { file, rentalFileId }: Opened,
): Printing {
  return {
    file,
    language,
    watermark: completeFileTexts[language].watermark(file),
    openAlbum: async (id) => {
      await assertStillOpen(deps, reader)
      return openAlbum(deps, id, { rentalFileId })
    },
    openPage: async (id, page) => {
      await assertStillOpen(deps, reader)
      return openPage(deps, id, { rentalFileId }, page)
    },
  }
}

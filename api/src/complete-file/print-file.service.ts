import { AppError, errorStatus } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import sharp from 'sharp'
import type { Deps } from '#deps.ts'
import { issuePdf } from '#issued-pdf/issue-pdf.service.ts'
import { type CompleteFileTexts, completeFileTexts } from './complete-file.messages.ts'
import { markPicture } from './mark/mark-picture.ts'
import type { Picture } from './pdf/page-piece.ts'
import type { PrintedCheck, PrintedFile } from './pdf/printed-file.ts'
import { renderFile, UnreadablePage } from './pdf/render-file.ts'
import type { Renderer } from './pdf/renderer.ts'
import { type Planned, planDocuments } from './plan-pdf.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'> & { renderer: Renderer }

/** A file to print, with the words of its watermark. */
export type Printing = {
  file: PrintedFile
  language: Language
  watermark: string
  /** The pages of a document as they are kept. Called in turn. Throws once it may no longer be shown. */
  openAlbum: (id: DocumentId) => Promise<readonly Uint8Array[]>
  /** One of them, from 1 on, without holding the others. */
  openPage: (id: DocumentId, page: number) => Promise<Uint8Array>
}

/** The whole file: summary, contents, every document, and a code by which anybody can check the PDF. */
export const printFile = (deps: Needs, printing: Printing): AsyncGenerator<Uint8Array> =>
  issuePdf(deps, (check) => {
    const planned = planDocuments(printing.file, completeFileTexts[printing.language])
    return render(deps, printing, { planned, check, hasSummary: true })
  })

/** One document without a code: a page shows it, and nobody is to prove anything by it. */
export const printDocument = (deps: Needs, printing: Printing, planned: Planned): AsyncGenerator<Uint8Array> =>
  render(deps, printing, { planned: [planned], check: undefined, hasSummary: false })

/** One page of a document as a picture. */
export async function printPage(
  { openPage, watermark }: Printing,
  planned: Planned,
  page: number,
): Promise<BytesReply> {
  const jpeg = await openPage(planned.document.id as DocumentId, page).catch((error) => {
    throw error instanceof AppError && error.code === 'DocumentNotFound' ? new AppError('FileNotFound') : error
  })
  const bytes = await markPicture(jpeg, watermark)
  return { mediaType: 'image/jpeg', fileName: `${nameOf(planned)} - ${page}.jpg`, bytes }
}

/** For the name of a file. */
export const nameOf = ({ caption }: Planned) => caption.replaceAll(' · ', ' - ')

type Parts = { planned: readonly Planned[]; check: PrintedCheck | undefined; hasSummary: boolean }

function render(deps: Needs, printing: Printing, { planned, check, hasSummary }: Parts) {
  const { file, language, watermark } = printing
  const t: CompleteFileTexts = completeFileTexts[language]
  return renderFile(deps.renderer, {
    front: { language, siteName: deps.config.SITE_NAME, file, watermark, check, hasSummary },
    title: [t.title, file.propertyName].filter(Boolean).join(' – '),
    summaryTitle: t.title,
    documents: planned.map(({ document, caption }) => ({
      caption,
      pages: document.pages,
      openPages: () => markPages(printing, document.id as DocumentId),
    })),
    onFailure: (index, reason) =>
      deps.logger.error({ documentId: planned[index]?.document.id, reason }, 'document could not be shown'),
  })
}

/** The next page is marked while the one before is sent. */
async function* markPages({ openAlbum, watermark }: Printing, id: DocumentId): AsyncGenerator<Picture> {
  const [first, ...others] = await openReadable(openAlbum, id)
  let marking = first && markPage(first, watermark)
  for (const jpeg of [...others, undefined]) {
    const marked = await marking
    marking = jpeg && markPage(jpeg, watermark)
    // noticed when its turn comes
    marking?.catch(() => undefined)
    if (marked) yield marked
  }
}

async function openReadable(openAlbum: Printing['openAlbum'], id: DocumentId) {
  try {
    return await openAlbum(id)
  } catch (error) {
    const isUnreadable = error instanceof AppError && errorStatus[error.code] === errorStatus.DocumentUnreadable
    throw isUnreadable ? new UnreadablePage(error.code) : error
  }
}

async function markPage(jpeg: Uint8Array, watermark: string): Promise<Picture> {
  const bytes = await markPicture(jpeg, watermark)
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { mostPages } from '@bailclair/domain/document/document.rules.ts'
import { degrees, EncryptedPDFError, ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { isDangerous } from './pdf-dangers.ts'
import { findFirstPicture } from './pdf-first-picture.ts'
import { rewritePages } from './pdf-pages.ts'
import type { PdfTask, PdfVerdict } from './pdf-verdict.ts'

// calls of other people come first; on Linux this sets the priority of this thread only
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Worker thread for one PDF (see treat-pdf.ts). */
async function treat({ bytes, quarterTurns, wants }: PdfTask): Promise<PdfVerdict> {
  const source = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
  })
  if (isDangerous(source.context)) return { code: 'DocumentUnsafe' }
  const pages = source.getPageCount()
  if (pages > mostPages) return { code: 'DocumentTooLong' }
  if (pages === 0) return { code: 'DocumentUnreadable' }
  if (wants === 'FIRST_PICTURE') {
    const picture = findFirstPicture(source)
    return { pages, quarterTurns: picture?.quarterTurns ?? 0, bytes: new Uint8Array(picture?.bytes ?? []) }
  }
  if (quarterTurns !== 0)
    for (const page of source.getPages()) page.setRotation(degrees(page.getRotation().angle + quarterTurns * 90))
  return { bytes: new Uint8Array(await rewritePages(source)), pages, quarterTurns }
}

const verdict = await treat(workerData).catch(
  (error: unknown): PdfVerdict => ({
    code: error instanceof EncryptedPDFError ? 'DocumentProtected' : 'DocumentUnreadable',
  }),
)
parentPort?.postMessage(verdict, verdict.code ? [] : [verdict.bytes.buffer])

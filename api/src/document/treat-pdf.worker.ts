import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { mostPages } from '@bailclair/domain/document/document.rules.ts'
import { EncryptedPDFError, ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { isDangerous } from './pdf-dangers.ts'
import { rewritePages } from './pdf-pages.ts'
import type { PdfVerdict } from './pdf-verdict.ts'

// calls of other people come first; on Linux this sets the priority of this thread only
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Worker thread for one PDF (see treat-pdf.ts). */
async function treat(bytes: Uint8Array): Promise<PdfVerdict> {
  const source = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
  })
  if (isDangerous(source.context)) return { code: 'DocumentUnsafe' }
  const pages = source.getPageCount()
  if (pages > mostPages) return { code: 'DocumentTooLong' }
  if (pages === 0) return { code: 'DocumentUnreadable' }
  return { bytes: new Uint8Array(await rewritePages(source)), pages }
}

const verdict = await treat(workerData).catch(
  (error: unknown): PdfVerdict => ({
    code: error instanceof EncryptedPDFError ? 'DocumentProtected' : 'DocumentUnreadable',
  }),
)
parentPort?.postMessage(verdict, verdict.code ? [] : [verdict.bytes.buffer])

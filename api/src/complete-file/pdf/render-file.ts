import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { FrontJob } from './front-piece.ts'
import { noticePiece } from './notice-piece.ts'
import { type Bookmark, createPdfWriter } from './pdf-writer.ts'
import type { Piece } from './piece.ts'
import { type Renderer, RenderingFailed } from './renderer.ts'

/** Read once a thread is free, so that waiting documents use no memory. */
type OpenedDocument = { bytes: Uint8Array; mediaType: KeptMediaType }

export type Plan = {
  front: Omit<FrontJob, 'kind' | 'documents'>
  /** Title of the window in PDF readers. */
  title: string
  summaryTitle: string
  documents: readonly {
    caption: string
    pages: number
    /** Called in turn. Throws once the document may no longer be shown. */
    open: () => Promise<OpenedDocument>
  }[]
  /** Called when a notice replaces a document. */
  onFailure: (index: number, reason: string) => void
}

/** Streams a PDF: the summary, then document by document, every page watermarked. */
export async function* renderFile(renderer: Renderer, plan: Plan): AsyncGenerator<Uint8Array> {
  const { language, check } = plan.front
  const hasForeignPages = plan.documents.length > 0
  const writer = createPdfWriter({ title: plan.title, language, code: check?.code, hasForeignPages })
  const bookmarks: Bookmark[] = []
  const addBookmark = (title: string, { pages: [page] }: Piece) => page !== undefined && bookmarks.push({ title, page })

  const documents = plan.documents.map(({ caption, pages }) => ({ caption, pages }))
  const front = await renderer.front({ kind: 'front', ...plan.front, documents })
  const { fonts, notice } = front
  const heading = plan.front.hasSummary ? 'H2' : 'H1'
  addBookmark(plan.summaryTitle, front)
  yield* writer.add(front)

  const destinations: number[] = []
  for (const [index, { caption: title, open }] of plan.documents.entries()) {
    const caption = front.captions[index] ?? notice
    const pageNumbers = front.pageNumbers[index] ?? []
    const first = writer.nextNumber()
    const piece = await renderer
      .document(async () => {
        const alternatives = front.alternatives[index] ?? []
        return { kind: 'document', first, caption, fonts, pageNumbers, alternatives, heading, ...(await open()) }
      })
      .catch((error: unknown) => {
        if (!(error instanceof RenderingFailed)) throw error
        plan.onFailure(index, error.message)
        return noticePiece({ first, caption, heading, fonts, notice, pageNumber: front.pageRanges[index] ?? '' })
      })
    addBookmark(title, piece)
    destinations.push(piece.pages[0] ?? first)
    yield* writer.add(piece)
  }
  yield* writer.end(bookmarks, destinations)
}

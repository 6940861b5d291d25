import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { FrontJob } from './front-piece.ts'
import { noticePiece } from './notice-piece.ts'
import { type Bookmark, createPdfWriter } from './pdf-writer.ts'
import type { Piece } from './piece.ts'
import { type Renderer, RenderingFailed } from './renderer.ts'

/** Read once a thread is free, so that waiting documents use no memory. */
type OpenedDocument = { bytes: Uint8Array; mediaType: KeptMediaType }

export type Plan = {
  front: Omit<FrontJob, 'kind' | 'captions'>
  /** Title of the window in PDF readers. */
  title: string
  summaryTitle: string
  documents: readonly {
    caption: string
    /** Called in turn. Throws once the document may no longer be shown. */
    open: () => Promise<OpenedDocument>
  }[]
  /** Called when a notice replaces a document. */
  onFailure: (index: number, reason: string) => void
}

/** Streams a PDF: the summary, then document by document, every page watermarked. */
export async function* renderFile(renderer: Renderer, plan: Plan): AsyncGenerator<Uint8Array> {
  const writer = createPdfWriter({ title: plan.title, language: plan.front.language })
  const bookmarks: Bookmark[] = []
  const addBookmark = (title: string, { pages: [page] }: Piece) => page !== undefined && bookmarks.push({ title, page })

  const captions = plan.documents.map(({ caption }) => caption)
  const front = await renderer.front({ kind: 'front', ...plan.front, captions })
  addBookmark(plan.summaryTitle, front)
  yield* writer.add(front)

  for (const [index, { caption: title, open }] of plan.documents.entries()) {
    const caption = front.captions[index] ?? front.notice
    const first = writer.nextNumber()
    const piece = await renderer
      .document(async () => ({ kind: 'document', first, caption, ...(await open()) }))
      .catch((error: unknown) => {
        if (!(error instanceof RenderingFailed)) throw error
        plan.onFailure(index, error.message)
        return noticePiece({ first, caption, notice: front.notice })
      })
    addBookmark(title, piece)
    yield* writer.add(piece)
  }
  yield* writer.end(bookmarks)
}

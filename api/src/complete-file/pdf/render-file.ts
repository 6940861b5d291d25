import type { Front, FrontJob } from './front-piece.ts'
import { type Picture, pagePiece, type Section, sectionPiece } from './page-piece.ts'
import { type Bookmark, createPdfWriter } from './pdf-writer.ts'
import type { Renderer } from './renderer.ts'

/** A page that nobody can draw. A retry would fail again. */
export class UnreadablePage extends Error {}

export type PlannedDocument = {
  caption: string
  pages: number
  /** Its marked pages. Throws `UnreadablePage`, or anything once the document may no longer be shown. */
  openPages: () => AsyncGenerator<Picture>
}

export type Plan = {
  front: Omit<FrontJob, 'kind' | 'documents'>
  /** Title of the window in PDF readers. */
  title: string
  summaryTitle: string
  documents: readonly PlannedDocument[]
  /** Called when a notice replaces a document, or its pages from one on. */
  onFailure: (index: number, reason: string) => void
}

type Writer = ReturnType<typeof createPdfWriter>

/** Streams a PDF: the summary, then page by page, so that memory holds one page. */
export async function* renderFile(renderer: Renderer, plan: Plan): AsyncGenerator<Uint8Array> {
  const { language, check } = plan.front
  const hasForeignPages = plan.documents.length > 0
  const writer = createPdfWriter({ title: plan.title, language, code: check?.code, hasForeignPages })
  const bookmarks: Bookmark[] = []
  const addBookmark = (title: string, page: number | undefined) => page !== undefined && bookmarks.push({ title, page })

  const documents = plan.documents.map(({ caption, pages }) => ({ caption, pages }))
  const front = await renderer.front({ kind: 'front', ...plan.front, documents })
  addBookmark(plan.summaryTitle, front.pages[0])
  yield* writer.add(front)

  const destinations: number[] = []
  for (const [index, document] of plan.documents.entries()) {
    const number = writer.nextNumber()
    const section: Section = {
      number,
      heading: number + 1,
      level: plan.front.hasSummary ? 'H2' : 'H1',
      caption: front.captions[index] ?? front.notice,
      fonts: front.fonts,
    }
    const firstPage = number + 2
    addBookmark(document.caption, firstPage)
    destinations.push(firstPage)
    const onFailure = (reason: string) => plan.onFailure(index, reason)
    yield* renderDocument(writer, { ...document, index, front, section, firstPage, onFailure })
  }
  yield* writer.end(bookmarks, destinations)
}

type Rendered = Pick<PlannedDocument, 'openPages' | 'pages'> & {
  index: number
  front: Front
  section: Section
  firstPage: number
  onFailure: (reason: string) => void
}

/** One notice replaces the pages from the first that cannot be shown. Without it the file would look complete. */
async function* renderDocument(writer: Writer, rendered: Rendered): AsyncGenerator<Uint8Array> {
  const { openPages, index, front, section, firstPage, onFailure } = rendered
  const pageNumbers = front.pageNumbers[index] ?? []
  const pictures = openPages()
  const elements: number[] = []
  for (const [page, pageNumber] of pageNumbers.entries()) {
    const picture = await nextPicture(pictures, onFailure)
    const piece = pagePiece({
      first: page === 0 ? firstPage : writer.nextNumber(),
      section,
      isFirst: page === 0,
      pageNumber: picture ? pageNumber : (front.pageRanges[index]?.[page] ?? ''),
      shown: picture ? { picture, alternative: front.alternatives[index]?.[page] ?? '' } : { notice: front.notice },
    })
    elements.push(piece.element)
    yield* writer.add(piece)
    if (!picture) break
  }
  yield* writer.add(sectionPiece(section, firstPage, elements))
}

async function nextPicture(pictures: AsyncGenerator<Picture>, onFailure: (reason: string) => void) {
  try {
    const { value, done } = await pictures.next()
    if (!done) return value
    onFailure('page missing')
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error
    onFailure(error.message)
  }
  return undefined
}

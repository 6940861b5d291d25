import type { Language } from '@bailclair/domain/value/language.ts'
import { metadataOf } from './metadata.ts'
import { numbers, type Piece, textString, writeObjects } from './piece.ts'

/** `page`: object number. */
export type Bookmark = { title: string; page: number }

/** `code` names the issued PDF in clear, so that a page can find it in a copy that was altered. */
type Head = {
  title: string
  language: Language
  code: string | undefined
  /** Pages of uploads, for which nobody can promise that they are accessible. */
  hasForeignPages: boolean
}

/** The parts of a PDF around its pieces: header, page tree, structure, outline and cross-reference table. */
export function createPdfWriter({ title, language, code, hasForeignPages }: Head) {
  // bytes above 127 mark the file as binary
  const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')
  const offsets = new Map<number, number>()
  const pages: number[] = []
  const sections: number[] = []
  const parents: Piece['parents'] = []
  let length = 0
  let next = numbers.first

  function* write(bytes: Uint8Array) {
    length += bytes.length
    yield bytes
  }
  function* addObjects(piece: Pick<Piece, 'bytes' | 'objects'>) {
    if (length === 0) yield* write(header)
    for (const [number, offset] of piece.objects) {
      offsets.set(number, length + offset)
      next = Math.max(next, number + 1)
    }
    yield* write(piece.bytes)
  }
  function* add(piece: Piece) {
    pages.push(...piece.pages)
    sections.push(...piece.sections)
    parents.push(...piece.parents)
    yield* addObjects(piece)
  }

  /** `destinations`: the first page of each document, for the links of the contents. */
  function* end(bookmarks: readonly Bookmark[], destinations: readonly number[]) {
    const refs = { info: next, metadata: next + 1, outline: next + 2, entry: (index: number) => next + 3 + index }
    const outline = bookmarks.map(({ title, page }, index) => {
      const neighbours = [
        ...(index > 0 ? [`/Prev ${refs.entry(index - 1)} 0 R`] : []),
        ...(index < bookmarks.length - 1 ? [`/Next ${refs.entry(index + 1)} 0 R`] : []),
      ]
      const entry = `<< /Title ${textString(title)} /Parent ${refs.outline} 0 R /Dest [${page} 0 R /Fit] ${neighbours.join(' ')} >>`
      return [refs.entry(index), entry] as const
    })
    const last = refs.entry(bookmarks.length - 1)
    const metadata = metadataOf({ title, isTagged: !hasForeignPages })
    const listed = (references: readonly number[]) => references.map((number) => `${number} 0 R`).join('\n')
    // a number tree is sorted by its keys, which are object numbers
    const tree = parents.toSorted(([a], [b]) => a - b).map(([of, elements]) => `${of} ${elements} 0 R`)
    yield* addObjects(
      writeObjects([
        [
          numbers.catalog,
          `<< /Type /Catalog /Pages ${numbers.pages} 0 R /Lang (${language}) /Outlines ${refs.outline} 0 R
/Dests << ${destinations.map((page, index) => `/document${index} [${page} 0 R /Fit]`).join(' ')} >>
/PageMode /UseOutlines /ViewerPreferences << /DisplayDocTitle true >>
/MarkInfo << /Marked true >> /StructTreeRoot ${numbers.structure} 0 R /Metadata ${refs.metadata} 0 R >>`,
        ],
        [numbers.pages, `<< /Type /Pages /Count ${pages.length} /Kids [${listed(pages)}] >>`],
        [
          numbers.structure,
          `<< /Type /StructTreeRoot /K ${numbers.document} 0 R /ParentTreeNextKey ${next} /ParentTree << /Nums [${tree.join('\n')}] >> >>`,
        ],
        [numbers.document, `<< /S /Document /P ${numbers.structure} 0 R /K [${listed(sections)}] >>`],
        [refs.info, `<< /Title ${textString(title)} ${code ? `/IssuedPdfCode (${code})` : ''} >>`],
        [
          refs.metadata,
          `<< /Type /Metadata /Subtype /XML /Length ${metadata.length} >>\nstream\n${metadata}\nendstream`,
        ],
        [
          refs.outline,
          `<< /Type /Outlines /Count ${bookmarks.length} ${bookmarks.length > 0 ? `/First ${refs.entry(0)} 0 R /Last ${last} 0 R` : ''} >>`,
        ],
        ...outline,
      ]),
    )
    yield* write(Buffer.from(directory(offsets, { info: refs.info, at: length })))
  }
  return { add, end, nextNumber: () => next }
}

/** Cross-reference table: 20 bytes for each number. Numbers without an object are free. */
function directory(offsets: ReadonlyMap<number, number>, { info, at }: { info: number; at: number }): string {
  const size = Math.max(...offsets.keys()) + 1
  const line = (number: number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  }
  const lines = Array.from({ length: size }, (_, number) => line(number)).join('')
  return `xref\n0 ${size}\n${lines}trailer\n<< /Size ${size} /Root ${numbers.catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`
}

import { asArtifact, asContent } from './marked-content.ts'
import { frame, fromRight, paper, points } from './paper.ts'
import { numbers, type Piece, textString, writeObjects } from './piece.ts'
import { outlineBox } from './shapes.ts'

/** A JPEG in three colours. */
export type Picture = { bytes: Uint8Array; width: number; height: number }

/** Where the pages of a document belong: object numbers of its section, its caption and the fonts. */
export type Section = { number: number; heading: number; level: 'H1' | 'H2'; caption: number; fonts: number }

type Page = {
  /** Object number of its first object. */
  first: number
  section: Section
  /** The first page of a document has its caption as a heading. */
  isFirst: boolean
  /** Operators of the page number, from the lower right corner. */
  pageNumber: string
  /** A picture with what is said in its place, or the object number of a notice. */
  shown: { picture: Picture; alternative: string } | { notice: number }
}

/** Ids of the marked content of a page. */
const [contentId, captionId] = [0, 1]

/** A page of a document on A4, in a frame: the band beside it, the caption below. Its place is named `element`. */
export function pagePiece({ first: page, section, isFirst, pageNumber, shown }: Page): Piece & { element: number } {
  const [content, element, parents, picture] = [page + 1, page + 2, page + 3, page + 4]
  const { operators, drawn, figure, isLying } =
    'notice' in shown ? drawNotice(shown.notice) : drawPicture(shown, picture)
  const [width, height] = isLying ? [paper.long, paper.short] : [paper.short, paper.long]
  const stream = [
    ...operators,
    isFirst ? asContent(section.level, captionId, '/Caption Do') : asArtifact('/Caption Do', 'Footer'),
    asArtifact('/Band Do', 'Watermark'),
    asArtifact(fromRight(pageNumber, width), 'Footer'),
  ].join('\n')
  const band = isLying ? numbers.lowBand : numbers.highBand
  const type = 'notice' in shown ? 'P' : 'Figure'
  const written = writeObjects([
    [
      page,
      `<< /Type /Page /Parent ${numbers.pages} 0 R /MediaBox [0 0 ${width} ${height}] /StructParents ${page}
/Resources << /XObject << ${drawn} /Caption ${section.caption} 0 R /Band ${band} 0 R >> /Font ${section.fonts} 0 R >>
/Contents ${content} 0 R >>`,
    ],
    [content, { entries: '', bytes: Buffer.from(stream) }],
    [element, `<< /S /${type} /P ${section.number} 0 R /Pg ${page} 0 R /K [${contentId}] ${figure} >>`],
    [parents, `[${element} 0 R${isFirst ? ` ${section.heading} 0 R` : ''}]`],
    ...('notice' in shown ? [] : [[picture, pictureStream(shown.picture)] as const]),
  ])
  return { ...written, pages: [page], sections: [], parents: [[page, parents]], element }
}

const drawNotice = (notice: number) => ({
  operators: [asContent('P', contentId, '/Notice Do')],
  drawn: `/Notice ${notice} 0 R`,
  figure: '',
  isLying: false,
})

function drawPicture(
  { picture: { width, height }, alternative }: { picture: Picture; alternative: string },
  number: number,
) {
  const isLying = width > height
  const [pageWidth, pageHeight] = isLying ? [paper.long, paper.short] : [paper.short, paper.long]
  const [left, bottom] = [frame.band + frame.edge, frame.foot]
  const room = { width: pageWidth - left - frame.edge, height: pageHeight - bottom - frame.edge }
  const scale = Math.min(room.width / width, room.height / height)
  const box = { width: width * scale, height: height * scale }
  const [x, y] = [left + (room.width - box.width) / 2, bottom + (room.height - box.height) / 2]
  const place = `${points(box.width)} 0 0 ${points(box.height)} ${points(x, y)}`
  const bounds = points(x, y, x + box.width, y + box.height)
  return {
    operators: [
      asContent('Figure', contentId, `q ${place} cm /Document Do Q`),
      asArtifact(outlineBox({ x, y, ...box })),
    ],
    drawn: `/Document ${number} 0 R`,
    figure: `/Alt ${textString(alternative)} /A << /O /Layout /BBox [${bounds}] /Placement /Block >>`,
    isLying,
  }
}

const pictureStream = ({ bytes, width, height }: Picture) => ({
  entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode`,
  bytes,
})

/** The part of the structure with a document's caption and pages. Written after them. */
export function sectionPiece(
  { number, heading, level }: Section,
  firstPage: number,
  elements: readonly number[],
): Piece {
  const kids = [heading, ...elements].map((kid) => `${kid} 0 R`).join(' ')
  const written = writeObjects([
    [number, `<< /S /Sect /P ${numbers.document} 0 R /K [${kids}] >>`],
    [heading, `<< /S /${level} /P ${number} 0 R /Pg ${firstPage} 0 R /K [${captionId}] >>`],
  ])
  return { ...written, pages: [], sections: [number], parents: [] }
}

import { paper, points } from './paper.ts'
import { numbers, type Piece } from './piece.ts'

type Notice = { first: number; caption: number; notice: number; fonts: number; pageNumber: string }

/** A page in place of a document that cannot be shown. Without it the file would look complete. */
export function noticePiece({ first, caption, notice, fonts, pageNumber }: Notice): Piece {
  const operators = `/Notice Do /Caption Do /Band Do q 1 0 0 1 ${points(paper.short)} 0 cm ${pageNumber} Q`
  const drawn = `/Notice ${notice} 0 R /Caption ${caption} 0 R /Band ${numbers.highBand} 0 R`
  const page = `${first} 0 obj
<< /Type /Page /Parent ${numbers.pages} 0 R /MediaBox [0 0 ${paper.short} ${paper.long}]
/Resources << /XObject << ${drawn} >> /Font ${fonts} 0 R >> /Contents ${first + 1} 0 R >>
endobj
`
  const content = `${first + 1} 0 obj\n<< /Length ${operators.length} >>\nstream\n${operators}\nendstream\nendobj\n`
  return {
    bytes: new Uint8Array(Buffer.from(page + content)),
    objects: [
      [first, 0],
      [first + 1, page.length],
    ],
    pages: [first],
  }
}

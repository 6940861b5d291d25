import { asArtifact, asContent } from './marked-content.ts'
import { fromRight, paper } from './paper.ts'
import { numbers, type Piece, writeObjects } from './piece.ts'

type Notice = {
  first: number
  caption: number
  heading: 'H1' | 'H2'
  notice: number
  fonts: number
  pageNumber: string
}

/** A page in place of a document that cannot be shown. Without it the file would look complete. */
export function noticePiece({ first: page, caption, heading, notice, fonts, pageNumber }: Notice): Piece {
  const operators = [
    asContent('P', 0, '/Notice Do'),
    asContent(heading, 1, '/Caption Do'),
    asArtifact('/Band Do', 'Watermark'),
    asArtifact(fromRight(pageNumber), 'Footer'),
  ].join('\n')
  const drawn = `/Notice ${notice} 0 R /Caption ${caption} 0 R /Band ${numbers.highBand} 0 R`
  const [content, section, title, text, parents] = [page + 1, page + 2, page + 3, page + 4, page + 5]
  const element = (type: string, id: number) => `<< /S /${type} /P ${section} 0 R /Pg ${page} 0 R /K ${id} >>`
  const bodies: [number, string][] = [
    [
      page,
      `<< /Type /Page /Parent ${numbers.pages} 0 R /MediaBox [0 0 ${paper.short} ${paper.long}] /StructParents ${page}
/Resources << /XObject << ${drawn} >> /Font ${fonts} 0 R >> /Contents ${content} 0 R >>`,
    ],
    [content, `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`],
    [section, `<< /S /Sect /P ${numbers.document} 0 R /K [${title} 0 R ${text} 0 R] >>`],
    [title, element(heading, 1)],
    [text, element('P', 0)],
    [parents, `[${text} 0 R ${title} 0 R]`],
  ]
  return { ...writeObjects(bodies), pages: [page], sections: [section], parents: [[page, parents]] }
}

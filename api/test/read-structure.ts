import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { fontDecoders, textOfDrawing } from './read-pdf.ts'

/** An element of the structure: its type, and what it contains in the order of reading. */
export type ReadElement = { type: string; alternative?: string; kids: (ReadElement | string)[] }

type Piece = { tag: string; id: number | undefined; text: string; draws: boolean }

/** What a page draws, cut where the marked content begins and ends. `tag` is empty for what has no mark. */
function piecesOf(operators: string, resources: PDFDict): Piece[] {
  const decodeWith = fontDecoders(resources)
  const pieces: Piece[] = [{ tag: '', id: undefined, text: '', draws: false }]
  for (const line of operators.split('\n')) {
    const begin = /^\/(\w+) (?:BMC|<< (.*) >> BDC)$/.exec(line)
    if (begin) {
      const id = /\/MCID (\d+)/.exec(begin[2] ?? '')?.[1]
      pieces.push({ tag: begin[1] ?? '', id: id === undefined ? undefined : Number(id), text: '', draws: false })
    } else if (line === 'EMC') pieces.push({ tag: '', id: undefined, text: '', draws: false })
    else {
      const piece = pieces.at(-1) as Piece
      piece.draws ||= /\b(?:Tj|TJ|f|S|Do)\b/.test(line)
      for (const [, font = '', shown = ''] of line.matchAll(/BT \/(\S+) \S+ Tf(.*?)ET/g)) {
        const codes = [...shown.matchAll(/<([\da-fA-F]*)>/g)].map(([, part]) => part)
        piece.text += decodeWith(font)(codes.join(''))
      }
      for (const [, name = ''] of line.matchAll(/\/(\w+) Do/g)) piece.text += textOfDrawing(resources, name)
    }
  }
  return pieces
}

/** Reads a PDF as a screen reader does: by its structure. Fails where the tree and the pages do not match. */
export async function readStructure(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const { context, catalog } = document
  const pages = document.getPages().map(({ node, ref }) => {
    const contents = node.Contents()
    if (!(contents instanceof PDFRawStream)) throw new Error('a page without content')
    const pieces = piecesOf(
      Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1'),
      node.Resources() as PDFDict,
    )
    return { ref, key: numberIn(node, 'StructParents'), pieces }
  })
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const parents = new Map<number, PDFObject | undefined>()
  const nums = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  for (let at = 0; at < nums.size(); at += 2) parents.set(nums.lookup(at, PDFNumber).asNumber(), nums.get(at + 1))
  const seen = new Set<string>()

  function contentOf(page: PDFRef, id: number, element: PDFRef): string {
    const found = pages.find(({ ref }) => ref === page)
    const piece = found?.pieces.find((it) => it.id === id)
    if (!found || !piece) throw new Error(`no content ${id} on page ${page}`)
    const owner = context.lookup(parents.get(found.key ?? -1), PDFArray).get(id)
    if (owner !== element) throw new Error(`content ${id} of page ${page} belongs to ${owner}, not to ${element}`)
    seen.add(`${page} ${id}`)
    return piece.text
  }

  function read(ref: PDFRef): ReadElement {
    const element = context.lookup(ref, PDFDict)
    const page = element.get(PDFName.of('Pg')) as PDFRef
    const given = element.lookup(PDFName.of('K'))
    const listed = given instanceof PDFArray ? given.asArray() : [element.get(PDFName.of('K'))]
    const kids = listed.flatMap((kid): (ReadElement | string)[] => {
      if (kid instanceof PDFNumber) return [contentOf(page, kid.asNumber(), ref)]
      if (kid instanceof PDFRef) return [read(kid)]
      if (!(kid instanceof PDFDict)) throw new Error(`a strange part of ${ref}`)
      const annotation = kid.lookup(PDFName.of('Obj'))
      if (!(annotation instanceof PDFDict))
        return [contentOf(kid.get(PDFName.of('Pg')) as PDFRef, numberIn(kid, 'MCID') ?? -1, ref)]
      if (parents.get(numberIn(annotation, 'StructParent') ?? -1) !== ref) throw new Error(`a link outside ${ref}`)
      return [`[${textIn(annotation, 'Contents')}]`]
    })
    const alternative = textIn(element, 'Alt')
    return { type: String(element.get(PDFName.of('S'))).slice(1), ...(alternative ? { alternative } : {}), kids }
  }

  const top = read(root.get(PDFName.of('K')) as PDFRef)
  const unmarked = pages.flatMap(({ pieces }) => pieces.filter(({ tag, draws }) => tag === '' && draws))
  const lost = pages.flatMap(({ ref, pieces }) =>
    pieces.filter(({ tag, id }) => tag !== '' && tag !== 'Artifact' && !seen.has(`${ref} ${id}`)),
  )
  const artifacts = pages.map(({ pieces }) => pieces.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text))
  return { top, unmarked, lost, artifacts, catalog }
}

const numberIn = (dictionary: PDFDict, key: string) => dictionary.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber()
const textIn = (dictionary: PDFDict, key: string) => dictionary.lookupMaybe(PDFName.of(key), PDFHexString)?.decodeText()

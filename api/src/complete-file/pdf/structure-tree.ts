import { type PDFContext, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib'
import type { Element } from './marked-content.ts'
import { numbers, type Piece } from './piece.ts'

type Drawn = {
  pages: readonly PDFRef[]
  /** Of elements that are links. */
  annotations?: ReadonlyMap<Element, PDFRef>
}

/** Writes these elements as parts of the document. */
export function registerElements(context: PDFContext, elements: readonly Element[], drawn: Drawn) {
  const refs = new Map<Element, PDFRef>()

  function add(element: Element, parent: PDFRef): PDFRef {
    const ref = context.nextRef()
    refs.set(element, ref)
    const { type, kids, figure } = element
    const [first] = kids.flatMap((kid) => ('page' in kid ? [kid.page] : []))
    const annotation = drawn.annotations?.get(element)
    const dictionary = context.obj({
      S: type,
      P: parent,
      ...(first === undefined ? {} : { Pg: drawn.pages[first] }),
    })
    if (figure) {
      dictionary.set(PDFName.of('Alt'), PDFHexString.fromText(figure.alternative))
      dictionary.set(PDFName.of('A'), context.obj({ O: 'Layout', Placement: 'Block', BBox: [...figure.bounds] }))
    }
    const contents = kids.map((kid) => {
      if (!('page' in kid)) return add(kid, ref)
      return kid.page === first ? kid.id : { Type: 'MCR', Pg: drawn.pages[kid.page], MCID: kid.id }
    })
    const object = annotation ? [{ Type: 'OBJR', Obj: annotation }] : []
    dictionary.set(PDFName.of('K'), context.obj([...contents, ...object]))
    context.assign(ref, dictionary)
    return ref
  }

  const sections = elements.map((element) => add(element, PDFRef.of(numbers.document)).objectNumber)
  return { sections, refOf: (element: Element) => refs.get(element) as PDFRef }
}

type Owned = { page: PDFRef; elements: readonly PDFRef[] }

/** For the parent tree, whose keys are object numbers: from each page to the elements of its content. */
export const registerParents = (context: PDFContext, pages: readonly Owned[]): Piece['parents'] =>
  pages.map(({ page, elements }) => [page.objectNumber, context.register(context.obj([...elements])).objectNumber])

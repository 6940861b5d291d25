import { type PDFContext, PDFHexString, PDFRef, PDFString } from '@cantoo/pdf-lib'
import type { FlowPage, Link } from './flow.ts'
import { asArtifact, type Element } from './marked-content.ts'
import { paper } from './paper.ts'
import { numbers, type Piece } from './piece.ts'
import { registerElements, registerParents } from './structure-tree.ts'

type Summary = {
  pages: readonly FlowPage[]
  elements: readonly Element[]
  /** Operators of the foot of each page. */
  feet: readonly string[]
  resources: Parameters<PDFContext['obj']>[0] & object
  hasWatermark?: boolean
}

/** Writes the pages before the documents with their links and their structure (decision 232). */
export function registerSummary(context: PDFContext, summary: Summary): Omit<Piece, 'bytes' | 'objects'> {
  const { resources, hasWatermark = false } = summary
  const pages = summary.pages.map((page) => ({ ...page, ref: context.nextRef() }))
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, page: page.ref, ref: context.nextRef() })))
  const { sections, refOf } = registerElements(context, summary.elements, {
    pages: pages.map(({ ref }) => ref),
    annotations: new Map(links.map(({ element, ref }) => [element, ref])),
  })
  for (const link of links) context.assign(link.ref, annotationOf(context, link))
  pages.forEach(({ operators, ref }, index) => {
    const foot = asArtifact(summary.feet[index] ?? '', 'Footer')
    const band = hasWatermark ? `\n${asArtifact('/Band Do', 'Watermark')}` : ''
    const drawn = `q\n${operators}\nQ\n${foot}${band}`
    const page = context.obj({
      Type: 'Page',
      Parent: PDFRef.of(numbers.pages),
      MediaBox: [0, 0, paper.short, paper.long],
      Resources: hasWatermark ? { ...resources, XObject: { Band: PDFRef.of(numbers.highBand) } } : resources,
      Contents: context.register(context.flateStream(drawn)),
      Annots: links.filter((link) => link.page === ref).map((link) => link.ref),
      Tabs: 'S',
      StructParents: ref.objectNumber,
    })
    context.assign(ref, page)
  })
  const owned = pages.map(({ ref, elements }) => ({ page: ref, elements: elements.map(refOf) }))
  return {
    pages: pages.map(({ ref }) => ref.objectNumber),
    sections,
    parents: [
      ...registerParents(context, owned),
      ...links.map(({ ref, element }): [number, number] => [ref.objectNumber, refOf(element).objectNumber]),
    ],
  }
}

function annotationOf(context: PDFContext, { box, to, description, ref }: Link & { ref: PDFRef }) {
  const target =
    'destination' in to ? { Dest: to.destination } : { A: context.obj({ S: 'URI', URI: PDFString.of(to.address) }) }
  return context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: box,
    Border: [0, 0, 0],
    Contents: PDFHexString.fromText(description),
    StructParent: ref.objectNumber,
    ...target,
  })
}

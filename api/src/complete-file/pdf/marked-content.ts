/** Types of ISO 32000-1, 14.8.4. */
export type StructureType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link'
  | 'Figure'

/** What a screen reader skips: pictures without a meaning, the watermark, what is repeated on every page. */
export const asArtifact = (operators: string, kind?: 'Watermark' | 'Footer'): string =>
  `/Artifact ${kind ? `<< /Type /Pagination /Subtype /${kind} >> BDC` : 'BMC'}\n${operators}\nEMC`

/** `id` is unique on its page. */
export const asContent = (type: StructureType, id: number, operators: string): string =>
  `/${type} << /MCID ${id} >> BDC\n${operators}\nEMC`

/** What is said in place of a figure, and where it is on its page: left, bottom, right, top. */
export type Figure = { alternative: string; bounds: readonly [number, number, number, number] }

/** A place of the logical structure, with the marked content and the places in it, in the order of reading. */
export type Element = { type: StructureType; kids: (Element | { page: number; id: number })[]; figure?: Figure }

/** Everything on a page belongs to an element or is an artifact (PDF/UA). `page` counts from 0. */
export function createMarkedPage(page: number) {
  const parts: { element: Element | undefined; operators: string[] }[] = []
  const elements: Element[] = []
  return {
    /** Without an element: an artifact. */
    draw: (operators: string, element?: Element) => {
      const last = parts.at(-1)
      if (last && last.element === element) return void last.operators.push(operators)
      parts.push({ element, operators: [operators] })
      if (element) element.kids.push({ page, id: elements.push(element) - 1 })
    },
    operators: () => {
      let id = 0
      return parts
        .map(({ element, operators }) => {
          const drawn = operators.join('\n')
          return element ? asContent(element.type, id++, drawn) : asArtifact(drawn)
        })
        .join('\n')
    },
    /** By the id of their content. */
    elements,
  }
}

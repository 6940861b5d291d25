import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'

export type ReadPage = {
  width: number
  height: number
  /** Text drawn directly on the page, and by each form it uses: `Mark`, `Caption`, `Document`. */
  text: string
  drawings: Record<string, string>
  /** The forms in drawing order. */
  order: string[]
  /** Height of each text drawn directly on the page, in points from the lower edge. */
  heights: number[]
}

/** The pages of a PDF with their text. */
export async function readPdf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const pages = document.getPages().map((page): ReadPage => {
    const { node } = page
    const contents = node.Contents()
    const operators = contents instanceof PDFStream ? operatorsOf(contents) : ''
    const resources = node.Resources() as PDFDict
    const order = [...operators.matchAll(/\/(\w+) Do/g)].map(([, name = '']) => name)
    const drawn = order.map((name) => [name, textOfDrawing(resources, name)])
    const heights = [...operators.matchAll(/ (\S+) Td/g)].map(([, height]) => Number(height))
    return {
      ...page.getSize(),
      heights,
      text: textOf(operators, resources),
      drawings: Object.fromEntries(drawn),
      order,
    }
  })
  return { title: document.getTitle(), catalog: document.catalog, pages }
}

const operatorsOf = (stream: PDFStream) =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

export function textOfDrawing(resources: PDFDict, name: string): string {
  const drawing = resources.lookup(PDFName.of('XObject'), PDFDict).lookup(PDFName.of(name), PDFStream)
  if (drawing.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) return '[picture]'
  const own = drawing.dict.lookup(PDFName.of('Resources'))
  return textOf(operatorsOf(drawing), own instanceof PDFDict ? own : resources)
}

/** One line per drawn text. */
function textOf(operators: string, resources: PDFDict): string {
  const lines: string[] = []
  let decode = (codes: string) => codes
  // one text may take several operators: vowel signs are drawn above or below the line
  for (const [, font, shown] of operators.matchAll(
    /\/(\S+) \S+ Tf|((?:(?:\S+ Ts|<[\da-fA-F]*> Tj|\[[^\]]*\] TJ)\s?)+)/g,
  )) {
    if (font) decode = fontDecoders(resources)(font)
    else
      lines.push(decode([...(shown ?? '').matchAll(/<([\da-fA-F]*)>/g)].map(([, codes]) => codes).join('')).trimEnd())
  }
  return lines.join('\n')
}

/** For the name of a font in these resources: how the codes of a text are read. */
export const fontDecoders = (resources: PDFDict) => (font: string) =>
  decoderOf(resources.lookup(PDFName.of('Font'), PDFDict).lookup(PDFName.of(font), PDFDict))

function decoderOf(font: PDFDict): (codes: string) => string {
  const unicode = font.lookup(PDFName.of('ToUnicode'))
  if (!(unicode instanceof PDFRawStream))
    return (codes) => new TextDecoder('windows-1252').decode(Buffer.from(codes, 'hex'))
  // a missing embedded font would go unnoticed here, so it is looked up
  font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict).lookup(PDFName.of('FontDescriptor'), PDFDict)
  const pairs = [...operatorsOf(unicode).matchAll(/<([\da-fA-F]{4})> <([\da-fA-F]+)>/g)]
  const signs = new Map(
    pairs.map(([, code = '', sign = '']) => [
      code.toLowerCase(),
      Buffer.from(sign, 'hex').swap16().toString('utf16le'),
    ]),
  )
  return (codes) => inReadingOrder((codes.toLowerCase().match(/.{4}/g) ?? []).map((code) => signs.get(code) ?? '?'))
}

/** As readers do: letters that are written from the right were drawn from the left, the last one first. */
function inReadingOrder(signs: readonly string[]): string {
  const isFromTheRight = (sign: string | undefined) => /[\p{scx=Arab}\p{scx=Hebr}]/u.test(sign ?? '')
  const words: string[][] = []
  signs.forEach((sign, index) => {
    const isInside = sign === ' ' && isFromTheRight(signs[index - 1]) && isFromTheRight(signs[index + 1])
    if (!isInside && !isFromTheRight(sign)) words.push([sign])
    else if (isFromTheRight(signs[index - 1]) || isFromTheRight(signs[index - 2])) words.at(-1)?.unshift(sign)
    else words.push([sign])
  })
  return words.flat().join('')
}

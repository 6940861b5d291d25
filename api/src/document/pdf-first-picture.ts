import { PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'

/** Pixels: smaller pictures are logos. */
const fewestPixels = 300 * 300

/** The JPEG that the first page of a scan consists of, and by how many quarters the page is turned. */
export function findFirstPicture(source: PDFDocument): { bytes: Uint8Array; quarterTurns: number } | undefined {
  const page = source.getPage(0)
  const pictures = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  const scans = (pictures?.keys() ?? [])
    .map((name) => pictures?.lookup(name))
    .filter((object) => object instanceof PDFRawStream && isJpeg(object))
    .map((object) => object as PDFRawStream)
  const [largest] = scans.toSorted((one, other) => pixelsOf(other) - pixelsOf(one))
  if (!largest || pixelsOf(largest) < fewestPixels) return undefined
  return { bytes: largest.contents, quarterTurns: Math.round(page.getRotation().angle / 90) }
}

const isJpeg = ({ dict }: PDFRawStream) => /^\[?\s*\/DCTDecode\s*\]?$/.test(String(dict.lookup(PDFName.of('Filter'))))

const pixelsOf = ({ dict }: PDFRawStream) => sideOf(dict, 'Width') * sideOf(dict, 'Height')
const sideOf = (dict: PDFDict, side: string) => dict.lookupMaybe(PDFName.of(side), PDFNumber)?.asNumber() ?? 0

import type { PDFContext } from '@cantoo/pdf-lib'

/**
 * Serialised objects of a PDF. Each piece is sent and dropped before the next one, so a file of a thousand pages takes
 * no more memory than its largest document.
 */
export type Piece = {
  bytes: Uint8Array<ArrayBuffer>
  /** Number of each object and its offset in `bytes`. */
  objects: [number: number, offset: number][]
  /** Object numbers of its pages, in order. */
  pages: number[]
}

/** Fixed object numbers; all others start at `first`. */
export const numbers = { catalog: 1, pages: 2, watermark: 3, highBand: 4, lowBand: 5, first: 6 }

/** Numbers new objects from `first` on. */
export function numberFrom(context: PDFContext, first: number): PDFContext {
  context.largestObjectNumber = first - 1
  return context
}

export function writePiece(context: PDFContext, pages: readonly number[]): Piece {
  const parts = context.enumerateIndirectObjects().map(([{ objectNumber }, object]) => ({
    objectNumber,
    object,
    head: Buffer.from(`${objectNumber} 0 obj\n`),
    size: object.sizeInBytes(),
  }))
  const tail = Buffer.from('\nendobj\n')
  const bytes = new Uint8Array(parts.reduce((sum, { head, size }) => sum + head.length + size + tail.length, 0))
  const objects: Piece['objects'] = []
  let at = 0
  for (const { objectNumber, object, head, size } of parts) {
    objects.push([objectNumber, at])
    bytes.set(head, at)
    object.copyBytesInto(bytes, at + head.length)
    bytes.set(tail, at + head.length + size)
    at += head.length + size + tail.length
  }
  return { bytes, objects, pages: [...pages] }
}

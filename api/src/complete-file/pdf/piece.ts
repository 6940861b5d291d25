import type { PDFContext } from '@cantoo/pdf-lib'

/**
 * Serialised objects of a PDF. Each piece is sent and dropped before the next one, so a file of a thousand pages takes
 * no more memory than its largest page.
 */
export type Piece = {
  bytes: Uint8Array<ArrayBuffer>
  /** Number of each object and its offset in `bytes`. */
  objects: [number: number, offset: number][]
  /** Object numbers of its pages, in order. */
  pages: number[]
  /** Object numbers of its parts of the document's structure, in the order of reading. */
  sections: number[]
  /** For the parent tree: from a page or a link to the elements that it belongs to. Object numbers. */
  parents: [of: number, elements: number][]
}

/** Fixed object numbers; all others start at `first`. */
export const numbers = {
  catalog: 1,
  pages: 2,
  highBand: 3,
  lowBand: 4,
  structure: 5,
  document: 6,
  first: 7,
}

/** Numbers new objects from `first` on. */
export function numberFrom(context: PDFContext, first: number): PDFContext {
  context.largestObjectNumber = first - 1
  return context
}

/** An object written by hand: ASCII, or a stream with entries of its dictionary. */
type Body = string | { entries: string; bytes: Uint8Array }

export function writeObjects(
  bodies: readonly (readonly [number: number, body: Body])[],
): Pick<Piece, 'bytes' | 'objects'> {
  const objects: Piece['objects'] = []
  const parts: Uint8Array[] = []
  let length = 0
  const write = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  for (const [number, body] of bodies) {
    objects.push([number, length])
    if (typeof body === 'string') write(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`))
    else {
      write(Buffer.from(`${number} 0 obj\n<< ${body.entries} /Length ${body.bytes.length} >>\nstream\n`))
      write(body.bytes)
      write(Buffer.from('\nendstream\nendobj\n'))
    }
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), objects }
}

/** UTF-16, so that every name can be written. */
export const textString = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

export function writePiece(context: PDFContext, listed: Omit<Piece, 'bytes' | 'objects'>): Piece {
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
  return { bytes, objects, ...listed }
}

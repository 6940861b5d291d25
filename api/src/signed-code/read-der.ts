/** What is read comes from files of others: every length is checked, nothing recurses. */
export class MalformedDer extends Error {}

export type DerElement = {
  tag: number
  content: Buffer
  /** With tag and length, as it is signed. */
  bytes: Buffer
}

export const derTags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  teletex: 0x14,
  ia5: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  bmp: 0x1e,
  sequence: 0x30,
} as const

const singleByteTexts: readonly number[] = [derTags.printable, derTags.teletex, derTags.ia5]

/** More than any list of ours has. */
const maxElements = 500_000

function readElement(bytes: Buffer, at: number): DerElement {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined) throw new MalformedDer('cut off')
  // numbers above 30 need several bytes; nothing here has them
  if ((tag & 0x1f) === 0x1f) throw new MalformedDer('a tag of several bytes')
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (first === 0x80 || lengthBytes > 4 || at + 2 + lengthBytes > bytes.length) throw new MalformedDer('a wrong length')
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes)
  const isShortest = lengthBytes === 0 || (length >= 0x80 && length >= 2 ** (8 * (lengthBytes - 1)))
  const from = at + 2 + lengthBytes
  if (!isShortest || from + length > bytes.length) throw new MalformedDer('a wrong length')
  return { tag, content: bytes.subarray(from, from + length), bytes: bytes.subarray(at, from + length) }
}

/** The elements one after another, up to the end. */
export function readElements(bytes: Buffer): DerElement[] {
  const elements: DerElement[] = []
  for (let at = 0; at < bytes.length; ) {
    if (elements.length === maxElements) throw new MalformedDer('too many elements')
    const element = readElement(bytes, at)
    elements.push(element)
    at += element.bytes.length
  }
  return elements
}

/** The elements of a sequence that fills all bytes. */
export function readSequence(bytes: Buffer): DerElement[] {
  const [only, ...more] = readElements(bytes)
  if (only?.tag !== derTags.sequence || more.length > 0) throw new MalformedDer('not one sequence')
  return readElements(only.content)
}

export function expectTag(element: DerElement | undefined, tag: number): DerElement {
  if (element?.tag !== tag) throw new MalformedDer(`tag ${element?.tag ?? 'none'} instead of ${tag}`)
  return element
}

/** Hexadecimal digits without leading zeros. */
export const readSerial = (element: DerElement | undefined): string =>
  expectTag(element, derTags.integer)
    .content.toString('hex')
    .replace(/^0+(?=.)/, '')

/** Dotted: `1.2.840.10045.4.3.2`. */
export function readObjectId(element: DerElement | undefined): string {
  const { content } = expectTag(element, derTags.objectId)
  if (content.length === 0 || content.length > 32 || (content.at(-1) ?? 0) >= 0x80) throw new MalformedDer('a wrong id')
  const arcs: number[] = []
  let arc = 0
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f)
    if (byte >= 0x80) continue
    arcs.push(arc)
    arc = 0
  }
  const [first = 0, ...rest] = arcs
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - 40 * root, ...rest].join('.')
}

/** Empty for a type that names are not written in. */
export function readText(element: DerElement | undefined): string {
  const { tag, content } = element ?? { tag: 0, content: Buffer.alloc(0) }
  if (tag === derTags.utf8) return content.toString('utf8')
  if (tag === derTags.bmp)
    return Buffer.from(content.subarray(0, content.length & ~1))
      .swap16()
      .toString('utf16le')
  return singleByteTexts.includes(tag) ? content.toString('latin1') : ''
}

export function readTime(element: DerElement | undefined): Date {
  const text = element?.content.toString('latin1') ?? ''
  const isShort = element?.tag === derTags.utcTime
  if (!isShort && element?.tag !== derTags.generalizedTime) throw new MalformedDer('not a time')
  const [, year = '', month, day, hour, minute, second] =
    text.match(isShort ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/ : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/) ?? []
  const fullYear = !isShort ? year : Number(year) < 50 ? `20${year}` : `19${year}`
  const written = `${fullYear}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const at = new Date(written)
  if (Number.isNaN(at.getTime()) || at.toISOString() !== written) throw new MalformedDer('a time that does not exist')
  return at
}

/** Of whole bytes. */
export function readBitString(element: DerElement | undefined): Buffer {
  const { content } = expectTag(element, derTags.bitString)
  if (content[0] !== 0) throw new MalformedDer('bits that fill no bytes')
  return content.subarray(1)
}

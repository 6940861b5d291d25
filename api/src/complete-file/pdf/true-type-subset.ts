/** `codePoints`: what it stands for, so that the text can be found and copied. Widths in units of the font. */
export type Glyph = { id: number; codePoints: number[]; advanceWidth: number }

/** The tables of a font file by name (OpenType, chapter "font file"). */
export type Tables = ReadonlyMap<string, Buffer>

export function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name)
  if (!found) throw new Error(`font without table ${name}`)
  return found
}

/** The glyphs that are used, numbered anew from 1 in the order of their first use; 0 is the one for what is missing. */
export function createSubset(tables: Tables) {
  const ids = [0]
  const include = (id: number): number => {
    const known = ids.indexOf(id)
    return known === -1 ? ids.push(id) - 1 : known
  }
  return {
    includeGlyph: (glyph: number | Glyph) => include(typeof glyph === 'number' ? glyph : glyph.id),
    encode: () => encodeSubset(tables, ids, include),
  }
}

function encodeSubset(tables: Tables, ids: readonly number[], include: (id: number) => number): Uint8Array {
  const [glyf, loca, head, hhea, hmtx, maxp] = ['glyf', 'loca', 'head', 'hhea', 'hmtx', 'maxp'].map((name) =>
    table(tables, name),
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer]
  const isLong = head.readInt16BE(50) === 1
  const placeOf = (id: number) => (isLong ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id))

  // the list grows while it is walked: an accented letter is made of others
  const outlines: Buffer[] = []
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as number
    outlines.push(withParts(Buffer.from(glyf.subarray(placeOf(id), placeOf(id + 1))), include))
  }
  const places = Buffer.alloc(4 * (outlines.length + 1))
  const padded = outlines.map((outline) => Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]))
  let place = 0
  padded.forEach((outline, index) => {
    place += outline.length
    places.writeUInt32BE(place, 4 * (index + 1))
  })

  const metrics = hhea.readUInt16BE(34)
  const widths = Buffer.alloc(4 * ids.length)
  ids.forEach((id, index) => {
    widths.writeUInt16BE(hmtx.readUInt16BE(4 * Math.min(id, metrics - 1)), 4 * index)
    const bearing = id < metrics ? 4 * id + 2 : 4 * metrics + 2 * (id - metrics)
    widths.writeInt16BE(hmtx.readInt16BE(bearing), 4 * index + 2)
  })
  return encodeTables([
    ...['cvt ', 'fpgm', 'prep'].flatMap((name) => (tables.has(name) ? [[name, table(tables, name)] as const] : [])),
    ['glyf', Buffer.concat(padded)],
    ['head', patched(head, 50, 1)],
    ['hhea', patched(hhea, 34, ids.length)],
    ['hmtx', widths],
    ['loca', places],
    ['maxp', patched(maxp, 4, ids.length)],
  ])
}

const patched = (bytes: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy.writeUInt16BE(value, at)
  return copy
}

/** Flags of a part of a composite glyph (OpenType, table glyf). */
const part = { wide: 0x1, scale: 0x8, more: 0x20, scales: 0x40, matrix: 0x80 }

/** A composite glyph with the new numbers of its parts; any other as it is. */
function withParts(outline: Buffer, include: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  for (let at = 10, flags: number = part.more; flags & part.more; ) {
    flags = outline.readUInt16BE(at)
    outline.writeUInt16BE(include(outline.readUInt16BE(at + 2)), at + 2)
    at += flags & part.wide ? 8 : 6
    at += flags & part.scale ? 2 : flags & part.scales ? 4 : flags & part.matrix ? 8 : 0
  }
  return outline
}

function encodeTables(tables: readonly (readonly [string, Buffer])[]): Uint8Array {
  const power = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10)
  const bodies: Buffer[] = []
  let offset = head.length
  tables.forEach(([name, bytes], index) => {
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    head.write(name, 12 + 16 * index, 'latin1')
    head.writeUInt32BE(checksum(body), 16 + 16 * index)
    head.writeUInt32BE(offset, 20 + 16 * index)
    head.writeUInt32BE(bytes.length, 24 + 16 * index)
    bodies.push(body)
    offset += body.length
  })
  return Buffer.concat([head, ...bodies])
}

function checksum(body: Buffer): number {
  let sum = 0
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0
  return sum
}

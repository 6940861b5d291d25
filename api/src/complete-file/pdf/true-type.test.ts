import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trueType } from './true-type.ts'

const file = readFileSync(new URL('../../../assets/dejavu-sans/DejaVuSans.ttf', import.meta.url))
const open = async () => {
  const font = await trueType.create(file)
  if (!font || 'fonts' in font) throw new Error('no font')
  return font
}

/** Outlines of a font file by glyph, whatever its numbers; parts of a composite replaced by theirs. */
function outlinesOf(bytes: Buffer) {
  const at = (name: string) => {
    const entry = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index).find(
      (place) => bytes.toString('latin1', place, place + 4) === name,
    )
    if (entry === undefined) throw new Error(name)
    return bytes.subarray(bytes.readUInt32BE(entry + 8), bytes.readUInt32BE(entry + 8) + bytes.readUInt32BE(entry + 12))
  }
  const [head, loca, glyf, hmtx, hhea] = ['head', 'loca', 'glyf', 'hmtx', 'hhea'].map(at) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ]
  const place = (id: number) => (head.readInt16BE(50) === 1 ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id))
  const metrics = hhea.readUInt16BE(34)
  const outline = (id: number): unknown => {
    const bytes = glyf.subarray(place(id), place(id + 1))
    if (bytes.length === 0) return 'empty'
    if (bytes.readInt16BE(0) >= 0) return bytes.toString('hex').replace(/(00)+$/, '')
    // of the first part only: the flags say whether more follow
    return [bytes.readUInt16BE(10), outline(bytes.readUInt16BE(12))]
  }
  return (id: number) => ({ outline: outline(id), width: hmtx.readUInt16BE(4 * Math.min(id, metrics - 1)) })
}

describe('a subset', () => {
  it.each(['Ana', 'Łukasz Żółć', 'Шевченко', 'Ἀθῆναι', 'Ậ Ǻ Ǽ ǖ', '□'])('draws %s as the font does', async (text) => {
    const font = await open()
    const subset = font.createSubset()
    const glyphs = font.layout(text).glyphs
    const ids = glyphs.map((glyph) => subset.includeGlyph(glyph) as number)
    expect(Math.min(...ids)).toBe(1)
    const bytes = Buffer.from(subset.encode?.() ?? [])
    expect(bytes.length).toBeLessThan(20_000)
    const [whole, part] = [outlinesOf(file), outlinesOf(bytes)]
    glyphs.forEach((glyph, index) => {
      expect(part(ids[index] as number)).toEqual(whole(glyph.id))
      expect(glyph.advanceWidth).toBe(whole(glyph.id).width)
    })
  })

  it('gives a letter one number however often it is used', async () => {
    const font = await open()
    const subset = font.createSubset()
    expect(font.layout('abab').glyphs.map((glyph) => subset.includeGlyph(glyph))).toEqual([1, 2, 1, 2])
  })
})

it('knows what it lacks', async () => {
  const font = await open()
  expect(['é', 'Ł', '李', '🏠'].map((sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0)?.id !== 0)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('refuses what is no such font', () => {
  expect(() => trueType.create(Buffer.alloc(64))).toThrow('font without table head')
})

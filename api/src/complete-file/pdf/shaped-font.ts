import * as harfbuzz from 'harfbuzzjs'

/** A glyph at its place in a line. Lengths in units of the font. */
export type ShapedGlyph = {
  id: number
  /** What it stands for, so that the text can be found and copied. */
  text: string
  /** Its own width, and how far the next glyph is: kerning makes them differ. */
  width: number
  advance: number
  /** How far from the line and from its place it is drawn: vowel signs sit above or below their letter. */
  right: number
  up: number
}

/** A font file that sets text in any script it has: HarfBuzz chooses and places the glyphs. */
export function openShapedFont(file: Uint8Array) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(file))
  const font = new harfbuzz.Font(face)
  const buffer = new harfbuzz.Buffer()
  const head = face.referenceTable('head')
  if (!head) throw new Error('font without table head')
  const box = new DataView(head.slice().buffer)
  const [minX, minY, maxX, maxY] = [box.getInt16(36), box.getInt16(38), box.getInt16(40), box.getInt16(42)]

  function shapeRun({ text, isRightToLeft }: VisualRun): ShapedGlyph[] {
    buffer.reset()
    buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS)
    buffer.setFlags(harfbuzz.BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE)
    buffer.addText(text)
    buffer.setDirection(harfbuzz.Direction[isRightToLeft ? 'RTL' : 'LTR'])
    // otherwise the first letter decides, and Arabic after Hebrew would not be joined
    if (/\p{Script=Arabic}/u.test(text)) buffer.setScript('Arab')
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const glyphs = buffer.getGlyphInfosAndPositions()
    // a cluster is named by its first character and ends where the next one begins
    const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    const textOf = (cluster: number) => text.slice(cluster, starts[starts.indexOf(cluster) + 1])
    return glyphs.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => ({
      id,
      text: glyphs[index - 1]?.cluster === cluster ? '' : textOf(cluster),
      width: font.glyphHAdvance(id),
      advance: xAdvance,
      right: xOffset,
      up: yOffset,
    }))
  }

  return {
    unitsPerEm: face.upem,
    ascent: font.hExtents().ascender,
    descent: font.hExtents().descender,
    bbox: { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY },
    characters: new Set(face.collectUnicodes()),
    /** The outline of a glyph. */
    pathOf: (id: number) => font.glyphToJson(id),
    /** From left to right as they are drawn. */
    shape: (text: string): ShapedGlyph[] => visualRuns(text).flatMap(shapeRun),
  }
}
export type ShapedFont = ReturnType<typeof openShapedFont>

type VisualRun = { text: string; isRightToLeft: boolean }

/** Names in the scripts of the font that are written from the right, with the numbers in them. */
const fromTheRight =
  /([\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}](?:[\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}\p{M}\d\s'’-]*[\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}\p{M}\d])?)/u
const numbers = /([\d\u0660-\u0669\u06f0-\u06f9]+)/

/**
 * From left to right. Texts are French or English with names in them, so each name is turned by itself: the Unicode
 * algorithm would also move a date that follows one.
 */
function visualRuns(text: string): VisualRun[] {
  return text.split(fromTheRight).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part, isRightToLeft: false }]
    const turned = part.split(numbers).map((run, place) => ({ text: run, isRightToLeft: place % 2 === 0 }))
    return turned.filter((run) => run.text !== '').reverse()
  })
}

import type { ShapedGlyph } from './shaped-font.ts'

/** Operators that show glyphs in a font of this size, each at its place. */
export function showGlyphs(glyphs: readonly ShapedGlyph[], { unitsPerEm, size }: { unitsPerEm: number; size: number }) {
  const thousandths = (units: number) => Math.round((1_000 * units) / unitsPerEm)
  const operators: string[] = []
  let [codes, height, shift] = ['', 0, 0]
  const flush = () => {
    // without shifts inside, the short operator will do
    if (codes !== '') operators.push(codes.includes(' ') ? `[<${codes}>] TJ` : `<${codes}> Tj`)
    codes = ''
  }
  for (const { id, width, advance, right, up } of glyphs) {
    if (up !== height) {
      flush()
      operators.push(`${((up * size) / unitsPerEm).toFixed(2)} Ts`)
      height = up
    }
    // a PDF moves to the left by the number between two codes
    const toLeft = -thousandths(shift + right)
    if (toLeft !== 0) codes += `> ${toLeft} <`
    codes += id.toString(16).padStart(4, '0')
    shift = advance - width - right
  }
  flush()
  if (height !== 0) operators.push('0 Ts')
  return operators.join(' ')
}

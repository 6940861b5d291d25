import { boxAround } from '../reading/lines.ts'
import { familyOf } from './font-family.rules.ts'
import { findLoneFonts } from './lone-font.rules.ts'
import { numbersOn, type PrintedNumber } from './printed-number.ts'
import type { SignalSeen } from './signal.schema.ts'
import type { Overwritten, TypedPage } from './typed-pages.rules.ts'

/** Numbers that were corrected: written in two fonts, in a font that nothing else has, or over another number. */
export function findMixedFonts(pages: readonly TypedPage[]): SignalSeen[] {
  return pages.flatMap((page) => [
    ...page.overwritten.flatMap((line) => seeOverwritten(line, page)),
    ...[...page.lines.flatMap((line) => numbersOn(line, page.aspect).filter(isMixed)), ...findLoneFonts(page)].map(
      (number) => ({ page: page.number, place: boxAround(number.words), found: number.text }),
    ),
  ])
}

/** Signs of currency often come from another font, so only digits count. */
function isMixed({ words }: PrintedNumber): boolean {
  const families = words.filter(({ text }) => /\d/.test(text)).map(({ font }) => familyOf(font))
  return !families.includes(undefined) && new Set(families).size > 1
}

/** Expected is what was there before. */
function seeOverwritten({ visible, beneath, covered }: Overwritten, { number, aspect }: TypedPage): SignalSeen[] {
  return numbersOn(visible, aspect).flatMap(({ words, text }) => {
    const pair = covered.find(({ over, under }) => over.text !== under.text && words.includes(over))
    if (!pair) return []
    const before = numbersOn(beneath, aspect).find((other) => other.words.includes(pair.under))
    return [{ page: number, place: boxAround(words), found: text, ...(before && { expected: before.text }) }]
  })
}

import { familyOf } from './font-family.rules.ts'
import { numbersOn, type PrintedNumber } from './printed-number.ts'
import type { TypedPage } from './typed-pages.rules.ts'

/** Amounts of the same column, as large, in one other font: fewer are no column. */
const fewestOthers = 4
/** Whoever forges alters few amounts; a font of many amounts is one of the page. */
const mostAltered = 3
/** A page with more has no font of its own. */
const mostFamilies = 20
/** Of the width of the page: amounts of a column end there. */
const columnWidth = 0.004
/** Of the larger one: amounts in a box of their own are often larger. */
const sameHeight = 0.85

type Amount = PrintedNumber & { family: string | undefined }

/** Amounts in a font that no other word of the page has, in a column that has another one. */
export function findLoneFonts({ lines, aspect }: TypedPage): PrintedNumber[] {
  const amounts = lines
    .flatMap((line) => numbersOn(line, aspect))
    .flatMap((number): Amount[] => (number.cents === undefined ? [] : [{ ...number, family: familyIn(number) }]))
  const uses = countFamilies(lines.flatMap(({ words }) => words))
  if (uses.size > mostFamilies) return []
  return [...new Set(amounts.map(({ family }) => family))].flatMap((family) => {
    const alike = amounts.filter((amount) => amount.family === family)
    const own = alike.reduce((sum, { words }) => sum + words.length, 0)
    if (family === undefined || alike.length > mostAltered || uses.get(family) !== own) return []
    return alike.filter((amount) => isOddInColumn(amount, amounts))
  })
}

/** Words by family; signs of currency often come from another font. */
function countFamilies(words: PrintedNumber['words']): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>()
  for (const { text, font } of words) {
    if (!/[\p{L}\d]/u.test(text)) continue
    const family = familyOf(font)
    counts.set(family, (counts.get(family) ?? 0) + 1)
  }
  return counts
}

/** Undefined when it has several, or one without a name. */
function familyIn({ words }: PrintedNumber): string | undefined {
  const [first, ...others] = new Set(words.map(({ font }) => familyOf(font)))
  return others.length === 0 ? first : undefined
}

function isOddInColumn(amount: Amount, amounts: readonly Amount[]): boolean {
  const others = amounts.filter((other) => other.family !== amount.family && isOfColumn(amount, other))
  const [first] = others
  return (
    others.length >= fewestOthers &&
    first?.family !== undefined &&
    others.every(({ family }) => family === first.family)
  )
}

function isOfColumn(one: PrintedNumber, other: PrintedNumber): boolean {
  const [height = 0, otherHeight = 0] = [one.words[0]?.place.height, other.words[0]?.place.height]
  return (
    Math.abs(one.right - other.right) < columnWidth &&
    Math.min(height, otherHeight) >= Math.max(height, otherHeight) * sameHeight
  )
}

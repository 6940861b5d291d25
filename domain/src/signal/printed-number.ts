import type { Line } from '../reading/lines.ts'
import type { Word } from '../reading/reading.ts'

/** A number as it is read, though its parts may be words of their own: groups of thousands, digits in another font. */
export type PrintedNumber = {
  words: readonly Word[]
  /** `2 098,40` */
  text: string
  /** Undefined of dates and whatever is no quantity. */
  value?: number | undefined
  /** Of an amount with two decimals. */
  cents?: number | undefined
  /** Where its last digit ends, as a part of the width of the page. */
  right: number
}

const piece = /^[(+−-]?[\d.,/]+[€%)*-]?$/
/** Heights of a line. Between digits that touch; and at most between groups of thousands, which are set close. */
const [touching, thousandsApart] = [0.15, 0.5]
/** A note in small raised digits is no part of a number. */
const leastHeight = 0.75

/** The numbers of a line from left to right. `aspect`: width of the page as a part of its height. */
export function numbersOn({ words }: Pick<Line, 'words'>, aspect: number): PrintedNumber[] {
  const runs: Word[][] = []
  for (const word of words.filter(({ text }) => piece.test(text))) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && isNear(before, word, touching, aspect)) last.push(word)
    else runs.push([word])
  }
  const groups: Word[][][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && continues(last, run, aspect)) last.push(run)
    else groups.push([run])
  }
  return groups.map(toNumber).filter(({ text }) => /\d/.test(text))
}

const textOf = (run: readonly Word[]) => run.map(({ text }) => text).join('')

function isNear({ place: left }: Word, { place: right }: Word, most: number, aspect: number): boolean {
  const [smaller, larger] = [Math.min(left.height, right.height), Math.max(left.height, right.height)]
  const gap = ((right.x - left.x - left.width) * aspect) / larger
  return smaller >= larger * leastHeight && gap > -touching && gap < most
}

/** Whether a group of three digits follows. */
function continues(groups: readonly (readonly Word[])[], next: readonly Word[], aspect: number): boolean {
  const [left, right] = [groups.at(-1)?.at(-1), next[0]]
  return (
    left !== undefined &&
    right !== undefined &&
    /^[(+−-]?\d{1,3}( \d{3})*$/.test(groups.map(textOf).join(' ')) &&
    /^\d{3}(?!\d|[./]\d)/.test(textOf(next)) &&
    isNear(left, right, thousandsApart, aspect)
  )
}

const quantity = /^([(−-]?)\+?(\d{1,3}(?:[ .]\d{3})+|\d+)(?:[,.](\d{1,6}))?[€%*]?([)-]?)$/

function toNumber(groups: readonly (readonly Word[])[]): PrintedNumber {
  const words = groups.flat()
  const text = groups.map(textOf).join(' ')
  const { place } = words.at(-1) as Word
  const printed = { words, text, right: place.x + place.width }
  const [, before, whole = '', decimals = '', after] = quantity.exec(text) ?? []
  if (!whole) return printed
  const size = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
  const value = before || after ? -size : size
  return {
    ...printed,
    value,
    cents: decimals.length === 2 && !text.includes('%') ? Math.round(value * 100) : undefined,
  }
}

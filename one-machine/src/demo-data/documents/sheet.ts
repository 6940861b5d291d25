import { type Drawing, faint, type Item, ink, specimen } from '@bailclair/stand-ins/corpus/drawing.ts'

/** One page of an invented letter or statement. */
export type Sheet = {
  /** Name, then address. */
  issuer: readonly string[]
  recipient?: readonly string[]
  title: string
  subtitle?: string
  facts?: readonly Line[]
  /** Amounts on the right; the last row is the total. */
  table?: readonly Line[]
  text?: readonly string[]
  place: string
}
type Line = readonly [label: string, value: string]

/** Points: A4. */
const page = { width: 595, height: 842 }
const [left, right] = [56, 539]

export function drawSheet({
  issuer,
  recipient = [],
  title,
  subtitle,
  facts = [],
  table = [],
  text = [],
  place,
}: Sheet): Drawing {
  const items: Item[] = [specimen(page)]
  let y = 72
  const write = (line: string, size: number, isBold = false, x = left) =>
    items.push({ text: line, x, y, size, isBold, colour: ink })
  const rule = (colour: string) => items.push({ shape: 'box', x: left, y, width: right - left, height: 0.75, colour })

  for (const [index, line] of issuer.entries()) {
    write(line, index === 0 ? 13 : 9.5, index === 0)
    y += index === 0 ? 17 : 13
  }
  y += 20
  for (const line of recipient) {
    write(line, 11, false, 330)
    y += 15
  }
  y += 36
  write(title, 20, true)
  y += 22
  if (subtitle) write(subtitle, 11)
  y += 26

  for (const [label, value] of facts) {
    items.push({ text: label, x: left, y, size: 10, colour: '#56605c' })
    write(value, 11, false, 220)
    y += 19
  }
  y += 12
  for (const [index, [label, value]] of table.entries()) {
    const isSum = index === table.length - 1
    rule(isSum ? ink : '#d9d5cb')
    y += 17
    write(label, 11, isSum)
    items.push({ text: value, x: right, y, size: 11, isBold: isSum, isRight: true })
    y += 7
  }
  y += 24
  for (const line of text) {
    write(line, 11)
    y += 17
  }
  items.push({ text: place, x: right, y: y + 30, size: 11, isRight: true })
  items.push({
    text: 'Document fictif, sans valeur : toute ressemblance serait fortuite.',
    x: left,
    y: 800,
    size: 8.5,
    colour: faint,
  })
  return { ...page, items }
}

import { a4, type Drawing, faint, fictionNote, type Item, specimen, type Text } from './drawing.ts'

const [left, right] = [50, 545]

/** Writes an A4 page from top to bottom. */
export function startPage() {
  const items: Item[] = [specimen(a4)]
  let y = 60
  const page = {
    /** A line of text; `down` points to the next one. */
    line: (text: string, look: Partial<Text> & { down?: number } = {}) => {
      const { down, ...given } = look
      items.push({ text, x: left, y, size: 10, ...given })
      y += down ?? (given.size ?? 10) + 5
      return page
    },
    /** Cells of one line, each with the place it begins, or ends when it is an amount. */
    row: (cells: readonly (readonly [text: string, x: number, look?: Partial<Text>])[], down = 15) => {
      for (const [text, x, look] of cells) if (text) items.push({ text, x, y, size: 9.5, ...look })
      y += down
      return page
    },
    rule: () => {
      items.push({ shape: 'box', x: left, y: y - 10, width: right - left, height: 0.6, colour: '#b9b4a7' })
      return page
    },
    space: (points: number) => {
      y += points
      return page
    },
    /** At a place of its own. */
    put: (...more: Item[]) => {
      items.push(...more)
      return page
    },
    get y() {
      return y
    },
    end: (): Drawing => ({
      ...a4,
      items: [...items, { text: fictionNote, x: left, y: 822, size: 7, colour: faint }],
    }),
  }
  return page
}

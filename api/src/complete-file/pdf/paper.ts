import type { HexColor } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import type { Run, Typeface, Weight } from './typeface.ts'

/** A4 in points (1/72 inch). Every page is A4, portrait or landscape, so that it prints as shown. */
export const paper = { short: 595.28, long: 841.89 }

/** The strip of the watermark along the left edge, and the line at the foot of every page. */
export const frame = { band: 26, foot: 34, edge: 14 }

/** Red, green, blue from 0 to 1: the light theme of the site. */
export const ink = {
  text: '0.11 0.14 0.13',
  muted: '0.34 0.38 0.36',
  primary: '0.04 0.36 0.34',
  tint: '0.89 0.945 0.933',
  sunken: '0.953 0.945 0.922',
  verified: '0.106 0.42 0.247',
  verifiedTint: '0.894 0.953 0.918',
  accent: '0.914 0.659 0.125',
  white: '1 1 1',
  line: '0.85 0.84 0.8',
} as const
export type Ink = keyof typeof ink

/** Operands of a named ink or of `#rrggbb`. */
export const inkOf = (color: Ink | HexColor): string =>
  color in ink
    ? ink[color as Ink]
    : [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')

/** A hundredth of a point is invisible. */
export const points = (...values: readonly number[]) => values.map((value) => Number(value.toFixed(2))).join(' ')

/** Draws from the lower right corner of a page. */
export const fromRight = (operators: string, width: number = paper.short): string =>
  `q 1 0 0 1 ${points(width)} 0 cm ${operators} Q`

type Place = { x: number; y: number; size: number; color: Ink | HexColor }

/** The operators that draw a text at a point. */
export function drawRun({ font, show, isThickened }: Run, { x, y, size, color }: Place): string {
  const fill = inkOf(color)
  const mode = isThickened ? `2 Tr ${points(size * 0.04)} w ${fill} RG` : '0 Tr'
  return `BT /${font} ${points(size)} Tf ${mode} ${fill} rg ${points(x, y)} Td ${show(size)} ET`
}

type Measured = { typeface: Typeface; weight: Weight; size: number; width: number }

/**
 * Wraps a text. A word wider than a line is broken anywhere. The space at the end of a line is kept: without it, a
 * reader that follows the structure would join two words.
 */
export function wrap(text: string, { typeface, weight, size, width }: Measured): string[] {
  const fits = (line: string) => typeface.run(line, weight).width * size <= width
  const lines: string[] = []
  let line = ''
  for (const given of text.split(' ')) {
    breakUp(given, fits).forEach((part, index) => {
      const isWord = index === 0
      const longer = line === '' || !isWord ? line + part : `${line} ${part}`
      if (fits(longer)) line = longer
      else {
        lines.push(isWord && line !== '' ? `${line} ` : line)
        line = part
      }
    })
  }
  return [...lines, line]
}

function breakUp(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

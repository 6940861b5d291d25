import { expect, it } from 'vitest'
import { findSkew, type Greys } from './find-skew.ts'

const side = 500

/** Lines of short strokes with gaps, as writing has, turned clockwise by degrees; on a dark table or not. */
function writing(degrees: number, table = 230): Greys {
  const data = new Uint8Array(side * side)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2]
      const [across, down] = [dx * cos + dy * sin, dy * cos - dx * sin]
      const isOnPage = Math.abs(across) < 170 && Math.abs(down) < 170
      const isInk = isOnPage && Math.abs(across) < 140 && (down + 1_000) % 16 < 5 && (across + 1_000) % 7 < 4
      data[y * side + x] = isInk ? 40 : isOnPage ? 230 : table
    }
  return { width: side, height: side, data }
}

it.each([-40, -21, -0.7, 0, 0.6, 12, 35])('lines turned by %d degrees', (degrees) => {
  expect(findSkew(writing(degrees))).toBeCloseTo(degrees, 0)
})

it('lines on a dark table', () => {
  expect(findSkew(writing(17, 90))).toBeCloseTo(17, 0)
})

it.each([93, -87])('a page on its side is level by quarters: %d', (degrees) => {
  expect(findSkew(writing(degrees))).toBeCloseTo(3, 0)
})

it('a page without writing has none', () => {
  expect(findSkew({ width: 200, height: 200, data: new Uint8Array(40_000).fill(200) })).toBeUndefined()
})

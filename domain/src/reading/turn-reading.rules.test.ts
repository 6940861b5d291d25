import { expect, it } from 'vitest'
import type { Reading } from './reading.ts'
import { turnReading } from './turn-reading.rules.ts'

const reading: Reading = {
  source: { type: 'PICTURE' },
  codes: [],
  pages: [
    {
      width: 200,
      height: 100,
      sharpness: 0.4,
      words: [{ text: 'a', place: { x: 0, y: 0.25, width: 0.5, height: 0.125 } }],
    },
  ],
}

it('turns pages and places by a quarter, clockwise', () => {
  expect(turnReading(reading).pages).toEqual([
    {
      width: 100,
      height: 200,
      sharpness: 0.4,
      words: [{ text: 'a', place: { x: 0.625, y: 0, width: 0.125, height: 0.5 } }],
    },
  ])
})

it('is where it was after four turns', () => {
  expect([1, 2, 3, 4].reduce(turnReading, reading)).toEqual(reading)
})

import { describe, expect, it } from 'vitest'
import { bandsOf, bandsOfPage, cellsOfSide, isSamePicture } from './picture-print.rules.ts'

/** Lines of writing on paper: a grey for each cell. */
const page = (change: (grey: number, index: number) => number = (grey) => grey) =>
  Uint8Array.from({ length: cellsOfSide ** 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / cellsOfSide), index % cellsOfSide]
    const isWritten = row % 12 < 6 && (row * 7 + Math.floor(column / 5) * 3) % 11 < 5
    return change(isWritten ? 150 : 240, index)
  })
const first = (count: number, by: number) => page((grey, index) => (index < count ? grey - by : grey))
const equalBands = (one: Uint8Array, other: Uint8Array) => {
  const others = bandsOf(other)
  return bandsOf(one).filter((band, index) => band.join('') === others[index]?.join('')).length
}

it.each([
  ['the same page', page(), true],
  ['a page encoded again', page((grey, index) => grey + ((index % 5) - 2)), true],
  ['every cell at the limit', page((grey) => grey - 8), true],
  ['every cell beyond it', page((grey) => grey - 9), false],
  ['four cells that differ', first(4, 60), true],
  ['five cells that differ', first(5, 60), false],
  ['a picture of another size', page().subarray(1), false],
])('%s', (_, other, isSame) => {
  expect(isSamePicture(page(), other)).toBe(isSame)
})

describe('bands', () => {
  it('are the same for the same page, brighter or darker', () => {
    expect(equalBands(page(), page())).toBe(bandsOfPage)
    expect(
      equalBands(
        page(),
        page((grey) => grey - 40),
      ),
    ).toBe(bandsOfPage)
  })

  it('lose a few when one place changes, and all when the page is another one', () => {
    const stained = page((grey, index) => (index % cellsOfSide < 4 && index < cellsOfSide * 4 ? 0 : grey))
    expect(equalBands(page(), stained)).toBe(bandsOfPage - 1)
    const whole = page()
    const mirrored = page((_, index) => whole[index - 2 * (index % cellsOfSide) + cellsOfSide - 1] ?? 0)
    expect(equalBands(page(), mirrored)).toBe(0)
  })

  it('a blank page has none', () => {
    expect(bandsOf(page((_, index) => 250 + (index % 3)))).toEqual([])
  })
})

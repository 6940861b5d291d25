/*
 * Whether two pages that are pictures are the same picture, in another size or encoded again (decision 258). Pages of
 * one form differ in a few cells only, so bands find candidates and cells decide.
 */

/** A page is reduced to a square of so many cells a side; a cell of an A4 page is 2 mm wide. */
export const cellsOfSide = 96
/** Cells that make one spot of the coarse picture of which the bands are made, in each direction. */
const cellsOfSpot = 4
const spotsOfSide = cellsOfSide / cellsOfSpot
/** Of the standard deviation: a difference between two neighbouring spots that counts. */
const step = 0.2
/** Greys of 255: with less contrast a page is blank, and any two would be alike. */
const leastDeviation = 4
export const bandsOfPage = 8

/**
 * Which spots are clearly lighter than their left neighbour, in bands. Each band has spots from all over the page, so
 * that what changes with encoding spares some of them. None for a blank page.
 */
export function bandsOf(cells: Uint8Array): Uint8Array[] {
  const spots = spotsOf(cells)
  const deviation = deviationOf(spots)
  if (deviation < leastDeviation) return []
  const bands = Array.from({ length: bandsOfPage }, (): number[] => [])
  for (let index = 0, bit = 0; index < spots.length; index++) {
    if (index % spotsOfSide === 0) continue
    const isLighter = (spots[index] ?? 0) - (spots[index - 1] ?? 0) > step * deviation
    bands[bit++ % bandsOfPage]?.push(isLighter ? 1 : 0)
  }
  return bands.map((bits) => Uint8Array.from(bits))
}

function spotsOf(cells: Uint8Array): number[] {
  const spots = Array.from({ length: spotsOfSide ** 2 }, () => 0)
  for (const [index, grey] of cells.entries()) {
    const [row, column] = [Math.floor(index / cellsOfSide), index % cellsOfSide]
    const spot = Math.floor(row / cellsOfSpot) * spotsOfSide + Math.floor(column / cellsOfSpot)
    spots[spot] = (spots[spot] ?? 0) + grey / cellsOfSpot ** 2
  }
  return spots
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/**
 * Measured on the corpus: the fifth most different cell of other pages differs by 12 at least, of copies by 6 at most,
 * but for 2 of 760. A wrong signal is worse than none.
 */
const mostDifference = 8
const mostDifferentCells = 4

export function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  let different = 0
  for (let index = 0; index < one.length; index++)
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > mostDifference) different++
  return different <= mostDifferentCells
}

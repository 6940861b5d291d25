/** Part of a territory with the same reference rents, as published, but for corners moved by 6 metres at most. */
export type ZoneShape = {
  zone: string
  /** Of the district, where an order names it. */
  name?: string
  /**
   * Borders, of islands and holes too. Each is longitude and latitude of a first corner in 100,000ths of a degree, then
   * the way from each corner to the next.
   */
  rings: readonly string[]
}
export type Position = { lon: number; lat: number }

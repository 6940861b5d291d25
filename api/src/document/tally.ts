const mostKept = 20

/** How many, and the first of them: millions of names would not fit into memory, nor be read. */
export type Tally = { count: number; first: string[] }

export const newTally = (): Tally => ({ count: 0, first: [] })

export function addTo(tally: Tally, names: readonly string[]): void {
  tally.count += names.length
  tally.first.push(...names.slice(0, mostKept - tally.first.length))
}

/** Choices that are the same for the same seed, on every machine. */
export type Seeded = {
  /** From 0 to below 1. */
  next: () => number
  /** Both ends included. */
  integer: (from: number, to: number) => number
  pick: <T>(list: readonly T[]) => T
  digits: (length: number) => string
}

/** mulberry32: short, and good enough for names and amounts. */
export function seededBy(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] as (typeof list)[number],
    digits: (length) => Array.from({ length }, () => integer(0, 9)).join(''),
  }
}

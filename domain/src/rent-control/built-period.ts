/** When a home was built, in the finest division that an order of reference rents uses. */
export const builtPeriods = ['BEFORE_1946', '1946_1970', '1971_1990', '1991_2005', 'AFTER_2005'] as const
export type BuiltPeriod = (typeof builtPeriods)[number]

/** Last years of the periods. */
const lastYears: readonly (readonly [number, BuiltPeriod])[] = [
  [1945, 'BEFORE_1946'],
  [1970, '1946_1970'],
  [1990, '1971_1990'],
  [2005, '1991_2005'],
]

export const builtPeriodOf = (year: number): BuiltPeriod =>
  lastYears.find(([last]) => year <= last)?.[1] ?? 'AFTER_2005'

/** Of a span of years that lies wholly in one of the periods. */
export function builtPeriodWithin(first: number, last: number): BuiltPeriod | undefined {
  const period = builtPeriodOf(first)
  return builtPeriodOf(last) === period ? period : undefined
}

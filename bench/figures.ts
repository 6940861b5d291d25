export const median = (values: readonly number[]): number => percentile(values, 50)

/** Nearest rank: the smallest value that `percent` of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((values.length * percent) / 100))
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN
}

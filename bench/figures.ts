export const median = (values: readonly number[]): number => percentile(values, 50)

/** The smallest value that so many percent of them do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((values.length * percent) / 100))
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN
}

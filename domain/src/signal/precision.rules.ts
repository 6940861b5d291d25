/**
 * Of 20 opinions about a signal that is useful seven times in ten, fewer than half are useful in 2 of 100 cases; of five,
 * in 16.
 */
const leastOpinions = 20

/** What verifiers said of a kind of signal. */
export type Tally = { useful: number; notUseful: number }

/** With an opinion given, changed or (`undefined`) taken back. */
export function countOpinion(
  { useful, notUseful }: Tally,
  before: boolean | undefined,
  after: boolean | undefined,
): Tally {
  const change = (of: boolean) => Number(after === of) - Number(before === of)
  return { useful: useful + change(true), notUseful: notUseful + change(false) }
}

/** Part of the opinions that called it useful, from 0 to 1; undefined without an opinion. */
export function precisionOf({ useful, notUseful }: Tally): number | undefined {
  const opinions = useful + notUseful
  return opinions === 0 ? undefined : useful / opinions
}

/** Whether it costs verifiers more attention than it is worth: the kind is then switched off. */
export function isTooOftenUseless(tally: Tally): boolean {
  const precision = precisionOf(tally)
  return tally.useful + tally.notUseful >= leastOpinions && precision !== undefined && precision < 0.5
}

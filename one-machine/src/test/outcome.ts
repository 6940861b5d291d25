/** The result of a suite. `report` is what a person reads when something failed or was not checked. */
export type Outcome = { passed: number; failed: number; report?: string }
export type SuiteResult = Outcome & { name: string; seconds: number }

export const succeeded = (): Outcome => ({ passed: 1, failed: 0 })
export const failedWith = (report: string): Outcome => ({ passed: 0, failed: 1, report })

/** A check counts as one. */
export const checkOutcome = (problems: readonly string[]): Outcome =>
  problems.length === 0 ? succeeded() : failedWith(problems.join('\n'))

/** A tool that exits with an error, or that runs nothing, has failed even if it counts no failure. */
export function toolOutcome(passed: number, counted: number, isOk: boolean, output: string): Outcome {
  const failed = counted === 0 && (!isOk || passed === 0) ? 1 : counted
  return failed === 0 ? { passed, failed } : { passed, failed, report: output || 'Nothing was run.' }
}

export const totalOf = (outcomes: readonly Outcome[]) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})

/** Of several runs, as one. */
export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const report = outcomes.flatMap((outcome) => outcome.report ?? []).join('\n')
  return { ...totalOf(outcomes), ...(report ? { report } : {}) }
}

/** Time of each suite, slowest first. */
export const timeTable = (results: readonly Pick<SuiteResult, 'name' | 'seconds'>[]) =>
  results
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    .join('\n')

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

/** A run without a single test has failed. */
export const hasFailed = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) => failed > 0 || passed === 0

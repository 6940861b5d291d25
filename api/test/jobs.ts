import type { Counts, Job, JobDeps } from '#platform/jobs/job.ts'

/** Runs a job to its end; fails when an item failed. */
export async function runJob(deps: JobDeps, job: Job): Promise<Counts> {
  const { counts, isComplete } = await job.run(deps, new AbortController().signal)
  if (!isComplete || counts['failed']) throw new Error(`${job.name} did not do everything: ${JSON.stringify(counts)}`)
  return counts
}

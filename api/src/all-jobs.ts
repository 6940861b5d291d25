import { digestJob } from '#notification/digest.job.ts'
import type { Job } from '#platform/jobs/job.ts'

/** Every scheduled job of the API. */
export const allJobs: readonly Job[] = [digestJob]

import { z } from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Public figures for /stats: totals only, no personal data. */
export const statistics = z.object({
  /** The configured base plus the files verified here (decision 16). */
  verifiedFiles: count,
  owners: count,
  validatedProperties: count,
  /** Applications whose access is still open. */
  applications: count,
  /** Files of this service by status, without archived ones. */
  files: z.object({ INCOMPLETE: count, TO_PROCESS: count, VALIDATED: count, DECLINED: count }),
  /** Decisions about parts of files in the last twelve months (Europe/Paris), oldest first. */
  months: z.array(z.object({ month: z.iso.date(), verified: count, declined: count })),
  /** Of the last thirty days. Absent when nothing was decided in them. */
  delay: z.exactOptional(
    z.object({ medianHours: z.number().check(z.nonnegative()), percentInTime: z.int().check(z.gte(0), z.lte(100)) }),
  ),
  /** Applications that were open when an owner chose, in twelve months. Absent when none was answered or is late. */
  answers: z.exactOptional(z.object({ applications: count, percentInTime: z.int().check(z.gte(0), z.lte(100)) })),
})
export type Statistics = z.infer<typeof statistics>

/** First days of the months up to the month of `today`, oldest first. */
export function monthsUpTo(today: string, howMany = 12): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: howMany }, (_, index) =>
    new Date(Date.UTC(year, month - howMany + index, 1)).toISOString().slice(0, 10),
  )
}

import { z } from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Figures of the service as everyone may read them (/stats): sums only, nothing that leads to a person. */
export const statistics = z.object({
  /** The configured base and those verified here (decision 16). */
  verifiedFiles: count,
  owners: count,
  validatedProperties: count,
  /** Files an owner has received and that still last. */
  applications: count,
  /** What the files made here are like now; archived ones are left out. */
  files: z.object({ INCOMPLETE: count, TO_PROCESS: count, VALIDATED: count, DECLINED: count }),
  /** The twelve months up to this one, oldest first: what the team decided, on parts of files (Europe/Paris). */
  months: z.array(z.object({ month: z.iso.date(), verified: count, declined: count })),
  /** Over thirty days; absent while nothing was decided in them. */
  delay: z.exactOptional(
    z.object({ medianHours: z.number().check(z.nonnegative()), percentInTime: z.int().check(z.gte(0), z.lte(100)) }),
  ),
})
export type Statistics = z.infer<typeof statistics>

/** The first days of the months up to that of `today`, oldest first. */
export function monthsUpTo(today: string, howMany = 12): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: howMany }, (_, index) =>
    new Date(Date.UTC(year, month - howMany + index, 1)).toISOString().slice(0, 10),
  )
}

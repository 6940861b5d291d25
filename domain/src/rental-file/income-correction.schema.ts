import { z } from 'zod/mini'

/** What the team put in the place of a declared income, in the words its tenant reads. Euros a month. */
export const incomeCorrection = z.object({
  /** Absent: none was declared. */
  declaredIncome: z.exactOptional(z.number()),
  reason: z.string(),
})

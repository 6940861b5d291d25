import { z } from 'zod/mini'
import { guarantorKinds } from './guarantor.rules.ts'
import { incomeCorrection } from './income-correction.schema.ts'

/** What is known of who vouches, but for their documents: to their tenant and to the team. */
export const declaredGuarantor = z.object({
  id: z.string(),
  kind: z.enum(guarantorKinds),
  /** Of a person, or of who represents a company. */
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  /** Of a company or a body. */
  name: z.exactOptional(z.string()),
  /** Euros a month: declared, or as corrected by the team. */
  monthlyIncome: z.exactOptional(z.number()),
  incomeCorrection: z.exactOptional(incomeCorrection),
})

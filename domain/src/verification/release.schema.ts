import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { lines } from '../value/text.schema.ts'
import { longestComment } from './decision.schema.ts'
import { releaseReasons } from './release-reason.rules.ts'

/** `question`: for NEEDS_ADVICE alone, what a colleague should look at. It makes the release a second opinion. */
export const release = z
  .object({
    reason: z.enum(releaseReasons, fieldError.required),
    question: z.exactOptional(lines(longestComment)),
  })
  .check(
    z.refine(({ reason, question }) => (reason === 'NEEDS_ADVICE') === (question !== undefined), {
      error: fieldError.required,
      path: ['question'],
    }),
  )
export type Release = z.infer<typeof release>

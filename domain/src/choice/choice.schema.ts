import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { fieldError } from '../contract/field-errors.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { lines } from '../value/text.schema.ts'
import { type AnswerReason, accessEnds, answerReasons, ownerAnswerTexts } from './answer.rules.ts'

/** More than this is answered in several calls. */
export const mostAnswered = 1_000
export const longestReason = 500

const answerFields = {
  text: z.enum(ownerAnswerTexts),
  reason: z.enum(answerReasons, fieldError.required),
  /** In the owner's words; only with `OTHER`. */
  words: z.exactOptional(lines(longestReason)),
  /** Without it the reason is kept for the journal and told to nobody. */
  tellsReason: z.boolean(),
  access: z.enum(accessEnds),
}

const hasWords = z.refine<{ reason: AnswerReason; words?: string }>(
  ({ reason, words }) => reason !== 'OTHER' || words !== undefined,
  { error: fieldError.required, path: ['words'] },
)

/** One applicant is chosen; all others on the property get the answer. */
export const choice = z.object({ applicationId, ...answerFields }).check(hasWords)
export type Choice = z.infer<typeof choice>

/** Some applicants get an answer, and nobody is chosen yet. */
export const refusal = z
  .object({ ids: z.array(applicationId).check(z.minLength(1), z.maxLength(mostAnswered)), ...answerFields })
  .check(hasWords)
export type Refusal = z.infer<typeof refusal>

const timestamp = z.iso.datetime()

/** How far the choice on a property is. */
export const choiceState = z.object({
  /** Let since this day. */
  letOn: z.exactOptional(calendarDate),
  /** Applications that wait for an answer. */
  openCount: z.int(),
  chosen: z.exactOptional(z.object({ applicationId: z.string(), name: z.string() })),
  /** Latest first. */
  answers: z.array(
    z.object({
      id: z.string(),
      /** Made with the choice of an applicant. */
      isChoice: z.boolean(),
      count: z.int(),
      decidedAt: timestamp,
      /** Until then it can be undone. */
      leavesAt: timestamp,
      hasLeft: z.boolean(),
    }),
  ),
})
export type ChoiceState = z.infer<typeof choiceState>

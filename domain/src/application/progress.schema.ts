import { z } from 'zod/mini'
import { answerReasons, answerTexts } from '../choice/answer.rules.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { consentScopes } from './consent-scope.rules.ts'
import { stages } from './stage.rules.ts'

const timestamp = z.iso.datetime()

/** A stage and since when, oldest first; the first is the day of the application. */
export const progressStep = z.object({ stage: z.enum(stages), at: timestamp })
export type ProgressStep = z.infer<typeof progressStep>

/** An application as the tenants of its file follow it. Of a choice they see nothing before its answer has left. */
export const myApplication = z.object({
  id: z.string(),
  propertyName: z.exactOptional(z.string()),
  address: z.exactOptional(z.string()),
  ownerName: z.string(),
  appliedAt: timestamp,
  stage: z.enum(stages),
  scope: z.enum(consentScopes),
  wish: z.exactOptional(z.string()),
  entryDate: z.exactOptional(calendarDate),
  /** The caller may open the file to the owner now. */
  mayShareFile: z.boolean(),
  steps: z.array(progressStep),
  /** While the owner has not answered: since when they have had the file. */
  waitingSince: z.exactOptional(timestamp),
  /** What the owner answered. */
  answer: z.exactOptional(
    z.object({
      at: timestamp,
      text: z.enum(answerTexts),
      /** Only if the owner chose to tell it. */
      reason: z.exactOptional(z.enum(answerReasons)),
      words: z.exactOptional(z.string()),
    }),
  ),
  /** Once it was not chosen: the housing agency of the home's département. Absent: the national one. */
  housingAgency: z.exactOptional(z.object({ name: z.string(), url: z.string() })),
})
export type MyApplication = z.infer<typeof myApplication>

/** An application as its owner follows it. */
export const applicationProgress = z.object({
  stage: z.enum(stages),
  steps: z.array(progressStep),
  /** When the applicant could move in. */
  entryDate: z.exactOptional(calendarDate),
  /** While there is no answer: since when the applicant waits. */
  waitingSince: z.exactOptional(timestamp),
  /** The answer that this application gets or got. */
  answer: z.exactOptional(
    z.object({
      id: z.string(),
      reason: z.exactOptional(z.enum(answerReasons)),
      words: z.exactOptional(z.string()),
      text: z.enum(answerTexts),
      /** It can be undone until then. */
      leavesAt: timestamp,
      hasLeft: z.boolean(),
    }),
  ),
})
export type ApplicationProgress = z.infer<typeof applicationProgress>

import { z } from 'zod/mini'
import { stageActors, stages } from '../application/stage.rules.ts'
import { answerReasons } from '../choice/answer.rules.ts'

/** What happened to an application, or to a property without `applicationId`, in an owner's export. */
export const exportedEvent = z.object({
  at: z.iso.datetime(),
  propertyName: z.exactOptional(z.string()),
  applicationId: z.exactOptional(z.string()),
  actor: z.enum(stageActors),
  event: z.string(),
  stage: z.exactOptional(z.enum(stages)),
  reason: z.exactOptional(z.enum(answerReasons)),
  /** The owner's own words of a reason; they go with the application. */
  words: z.exactOptional(z.string()),
})

import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Stage, StageActor } from '@bailclair/domain/application/stage.rules.ts'
import type { AnswerReason } from '@bailclair/domain/choice/answer.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Db } from '#platform/database/db.ts'

const applicationEvents = [
  'APPLIED',
  'STAGE',
  'ANSWER_LEFT',
  'CHOICE_UNDONE',
  'WITHDRAWN',
  'REMOVED',
  'FILE_SHARED',
  'OPENED_AGAIN',
] as const
type ApplicationEventKind = (typeof applicationEvents)[number]

/** What happened: never a name or a free text, because it outlives the application. */
export type ApplicationEvent = {
  propertyId: PropertyId
  /** Undefined when it is about the property. */
  applicationId?: ApplicationId | undefined
  at: Date
  actor: StageActor
  event: ApplicationEventKind
  stage?: Stage | undefined
  reason?: AnswerReason | undefined
}

export async function insertEvents(tx: Db, events: readonly ApplicationEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('applicationEvent')
    .values(
      events.map(({ applicationId = null, stage = null, reason = null, ...event }) => ({
        ...event,
        applicationId,
        stage,
        reason,
      })),
    )
    .execute()
}

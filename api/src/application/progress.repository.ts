import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { AnswerReason, AnswerText } from '@bailclair/domain/choice/answer.rules.ts'
import type { Db } from '#platform/database/db.ts'

/** The answer that an application gets or got. */
export async function findAnswer(db: Db, id: ApplicationId) {
  const row = await db
    .selectFrom('answeredApplication')
    .innerJoin('answer', 'answer.id', 'answeredApplication.answerId')
    .where('applicationId', '=', id)
    .select(['answer.id', 'chosenId', 'text', 'tellsReason', 'decidedAt', 'leavesAt', 'leftAt', 'reason', 'words'])
    .select('stageBefore')
    .executeTakeFirst()
  return (
    row && {
      ...row,
      text: (row.chosenId === id ? 'CHOSEN' : row.text) as AnswerText,
      reason: row.reason as AnswerReason | null,
    }
  )
}

export const listSteps = (db: Db, id: ApplicationId): Promise<{ at: Date; stage: Stage | null }[]> =>
  db
    .selectFrom('applicationEvent')
    .select(['at', 'stage'])
    .where('applicationId', '=', id)
    .where('event', 'in', ['APPLIED', 'STAGE', 'CHOICE_UNDONE'])
    .orderBy('id')
    .execute()

export const findParties = (db: Db, id: ApplicationId) =>
  db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .where('application.id', '=', id)
    .select(['property.address', 'owner.firstName', 'owner.lastName'])
    .executeTakeFirst()

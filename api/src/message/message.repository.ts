import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { MessageId, MessageReport, MessageSide } from '@bailclair/domain/message/message.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

export type ConversationRow = Awaited<ReturnType<typeof findConversation>>

const isAnswerWaiting = sql<boolean>`exists (select from answered_application join answer on answer.id = answer_id
  where answered_application.application_id = application.id and left_at is null)`

/** An application without a row has an empty conversation. */
export const findConversation = (db: Db, applicationId: ApplicationId) =>
  db
    .selectFrom('application')
    .leftJoin('conversation', 'conversation.applicationId', 'application.id')
    .select([
      sql<number>`coalesce(message_count, 0)`.as('messageCount'),
      'endedByOwnerAt',
      'endedByApplicantAt',
      isAnswerWaiting.as('isAnswerWaiting'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow()

/** Most applications have none. */
export async function addConversation(tx: Db, applicationId: ApplicationId): Promise<void> {
  await tx
    .insertInto('conversation')
    .values({ applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setEnded(
  tx: Db,
  applicationId: ApplicationId,
  side: MessageSide,
  endedAt: Date | null,
): Promise<void> {
  const column = side === 'OWNER' ? 'endedByOwnerAt' : 'endedByApplicantAt'
  await tx
    .updateTable('conversation')
    .set({ [column]: endedAt })
    .where('applicationId', '=', applicationId)
    .execute()
}

const messages = (db: Db, side: MessageSide) =>
  db
    .selectFrom('message')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .leftJoin('tenant', 'tenant.id', 'message.tenantId')
    .leftJoin('messageReport', (join) => join.onRef('messageReport.messageId', '=', 'message.id').on('side', '=', side))
    .select([
      sql<MessageId>`message.id`.as('id'),
      'number',
      'key',
      'sentBy',
      'message.tenantId',
      'text',
      'sentAt',
      'reportedAt',
      sql<string | null>`case sent_by when 'APPLICANT' then tenant.first_name
        else nullif(concat_ws(' ', owner.first_name, owner.last_name), '') end`.as('author'),
    ])

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

export const listMessages = (db: Db, applicationId: ApplicationId, side: MessageSide) =>
  messages(db, side).where('message.applicationId', '=', applicationId).orderBy('number').execute()

export const findMessageByKey = (db: Db, applicationId: ApplicationId, side: MessageSide, key: string) =>
  messages(db, side).where('message.applicationId', '=', applicationId).where('key', '=', key).executeTakeFirst()

export const findMessage = (db: Db, applicationId: ApplicationId, side: MessageSide, id: MessageId) =>
  messages(db, side).where('message.applicationId', '=', applicationId).where('message.id', '=', id).executeTakeFirst()

type NewMessage = {
  applicationId: ApplicationId
  key: string
  sentBy: MessageSide
  tenantId: string | null
  text: string
  sentAt: Date
}

export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  const { messageCount: number } = await tx
    .updateTable('conversation')
    .set((eb) => ({ messageCount: eb('messageCount', '+', 1) }))
    .where('applicationId', '=', message.applicationId)
    .returning('messageCount')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('message')
    .values({ ...message, number })
    .execute()
}

type NewReport = MessageReport & { messageId: MessageId; side: MessageSide; reportedAt: Date }

/** Returns whether this side had not reported it before. */
export async function insertReport(tx: Db, report: NewReport): Promise<boolean> {
  const row = await tx
    .insertInto('messageReport')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('messageId')
    .executeTakeFirst()
  return row !== undefined
}

import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { MessageSide, ReportReason } from '@bailclair/domain/message/message.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** With the reports of the side that exports. */
const exported = (db: Db, side: MessageSide) =>
  db
    .selectFrom('message')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .leftJoin('tenant', 'tenant.id', 'message.tenantId')
    .leftJoin('messageReport', (join) => join.onRef('messageReport.messageId', '=', 'message.id').on('side', '=', side))
    .select([
      sql<ApplicationId>`application.id`.as('applicationId'),
      'property.name as propertyName',
      'number',
      'sentBy',
      'tenant.firstName',
      'text',
      'sentAt',
      sql<ReportReason | null>`reason`.as('reason'),
      'words',
      'reportedAt',
    ])
    .orderBy('message.applicationId')
    .orderBy('number')

export type ExportedMessageRow = Awaited<ReturnType<typeof listMessagesOf>>[number]

export const listMessagesOf = (db: Db, ids: readonly ApplicationId[]) =>
  exported(db, 'APPLICANT').where('message.applicationId', 'in', ids).execute()

type Place = { applicationId: string; number: number }

/** A page of all messages about an owner's properties. */
export const listMessagesOfOwner = (db: Db, ownerId: OwnerId, after: Place, limit: number) =>
  exported(db, 'OWNER')
    .where('property.ownerId', '=', ownerId)
    .where(sql<boolean>`(message.application_id, number) > (${after.applicationId}::uuid, ${after.number}::int)`)
    .limit(limit)
    .execute()

import type { AnswerReason } from '@bailclair/domain/choice/answer.rules.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export type ExportedEventRow = Awaited<ReturnType<typeof listEventsOfOwner>>[number]
type Place = { propertyId: string; id: string }

/** The words of a reason are kept with the answer, as long as the application. */
export const listEventsOfOwner = (db: Db, ownerId: OwnerId, after: Place, limit: number) =>
  db
    .selectFrom('applicationEvent')
    .innerJoin('property', 'property.id', 'applicationEvent.propertyId')
    .leftJoin('answeredApplication', (join) =>
      join
        .onRef('answeredApplication.applicationId', '=', 'applicationEvent.applicationId')
        .on(sql<boolean>`application_event.stage = 'NOT_CHOSEN'`),
    )
    .where('property.ownerId', '=', ownerId)
    .where(
      sql<boolean>`(application_event.property_id, application_event.id) > (${after.propertyId}::uuid, ${after.id}::bigint)`,
    )
    .select([
      sql<string>`application_event.id::text`.as('id'),
      'applicationEvent.propertyId',
      'property.name as propertyName',
      'applicationEvent.applicationId',
      'at',
      'actor',
      'event',
      'stage',
      sql<AnswerReason | null>`application_event.reason`.as('reason'),
      sql<string | null>`case when application_event.reason = answered_application.reason then words end`.as('words'),
    ])
    .orderBy('applicationEvent.propertyId')
    .orderBy('applicationEvent.id')
    .limit(limit)
    .execute()

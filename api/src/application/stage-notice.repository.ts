import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

export const findNotice = (tx: Db, id: ApplicationId) =>
  tx.selectFrom('stageNotice').select(['toldStage', 'toldAt']).where('applicationId', '=', id).executeTakeFirst()

export async function setNoticeDue(tx: Db, id: ApplicationId, dueAt: Date | null): Promise<void> {
  await tx
    .insertInto('stageNotice')
    .values({ applicationId: id, dueAt })
    .onConflict((conflict) => conflict.column('applicationId').doUpdateSet({ dueAt }))
    .execute()
}

export const listDueNotices = (db: Db, now: Date, { after, limit }: Page): Promise<{ id: string; at: string }[]> =>
  db
    .selectFrom('stageNotice')
    .select(['applicationId as id', sql<string>`due_at::text`.as('at')])
    .where('dueAt', '<=', now)
    .where(sql<boolean>`(due_at, application_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    .orderBy('dueAt')
    .orderBy('applicationId')
    .limit(limit)
    .execute()

/** Both rows: a parallel run changes the notice alone, and would be noticed by nothing else. */
export const lockDueNotice = (tx: Db, id: ApplicationId, now: Date) =>
  tx
    .selectFrom('application')
    .innerJoin('stageNotice', 'stageNotice.applicationId', 'application.id')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .select(['application.stage', 'application.rentalFileId', 'consentLanguage', 'property.name as propertyName'])
    .where('application.id', '=', id)
    .where('dueAt', '<=', now)
    .forNoKeyUpdate(['application', 'stageNotice'])
    .executeTakeFirst()

export async function recordTold(tx: Db, id: ApplicationId, toldStage: Stage, toldAt: Date): Promise<void> {
  await tx.updateTable('stageNotice').set({ toldStage, toldAt, dueAt: null }).where('applicationId', '=', id).execute()
}

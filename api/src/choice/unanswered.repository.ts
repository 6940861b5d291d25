import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { NamedTenant } from '@bailclair/domain/application/row-name.rules.ts'
import { openStages } from '@bailclair/domain/application/stage.rules.ts'
import { noticeIntervalHours } from '@bailclair/domain/application/stage-notice.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { tenantNames } from '#platform/database/tenant-names.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

/** Consented to before then, and without an answer. The text of the condition is that of the index. */
const unanswered = (db: Db, before: Date) =>
  db
    .selectFrom('application')
    .where(sql<boolean>`stage in (${sql.join(openStages.map((stage) => sql.lit(stage)))})`)
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('consentedAt', '<=', before)

const after = ({ after: { at, id } }: Page) => sql<boolean>`(consented_at, id) > (${at}::timestamptz, ${id}::uuid)`

/** One for each application whose owner was not asked about it: the same owner may come several times. */
export const listOwnersToAsk = async (db: Db, before: Date, page: Page): Promise<{ id: OwnerId; at: string }[]> => {
  const [at, id = '00000000-0000-0000-0000-000000000000'] = page.after.at.split(' ')
  return unanswered(db, before)
    .where(isNotAsked)
    .where(sql<boolean>`(consented_at, id) > (${at}::timestamptz, ${id}::uuid)`)
    .select([
      sql<OwnerId>`property_owner_id`.as('id'),
      sql<string>`to_char(consented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id`.as('at'),
    ])
    .orderBy('consentedAt')
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

const isNotAsked = sql<boolean>`answer_asked_for is distinct from consented_at`

export type UnansweredApplication = {
  id: string
  propertyId: string
  propertyName: string | null
  tenants: NamedTenant[]
}

/** Marks what an owner is asked about, so that a parallel run finds nothing. */
export async function claimUnanswered(tx: Db, ownerId: OwnerId, before: Date): Promise<UnansweredApplication[]> {
  const locked = await unanswered(tx, before)
    .where(isNotAsked)
    .where('propertyOwnerId', '=', ownerId)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.updateTable('application').set({ answerAskedFor: sql<Date>`consented_at` }).where('id', 'in', ids).execute()
  return tx
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where('application.id', 'in', ids)
    .select(['application.id', 'propertyId', 'property.name as propertyName', tenantNames().as('tenants')])
    .orderBy('property.name')
    .orderBy('propertyId')
    .orderBy('application.createdAt')
    .execute()
}

export const listToEnd = (db: Db, before: Date, page: Page): Promise<{ id: string; at: string }[]> =>
  unanswered(db, before)
    .where(after(page))
    .select(['id', sql<string>`consented_at::text`.as('at')])
    .orderBy('consentedAt')
    .orderBy('id')
    .limit(page.limit)
    .execute()

/** Undefined when the owner has decided meanwhile, or a mail about it left a moment ago: one a day at most. */
export const lockToEnd = (tx: Db, id: string, before: Date, now: Date) =>
  unanswered(tx, before)
    .innerJoin('property', 'property.id', 'application.propertyId')
    .leftJoin('stageNotice', 'stageNotice.applicationId', 'application.id')
    .where('application.id', '=', id)
    .where(
      sql<boolean>`(told_at is null or told_at <= ${now}::timestamptz - ${noticeIntervalHours} * interval '1 hour')`,
    )
    .select([
      sql<ApplicationId>`application.id`.as('id'),
      sql<PropertyId>`property.id`.as('propertyId'),
      'property.name as propertyName',
      'property.address',
      sql<RentalFileId>`rental_file_id`.as('fileId'),
      'consentLanguage as language',
    ])
    .forNoKeyUpdate('application')
    .executeTakeFirst()

import type { ConsentScope } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { NamedTenant } from '@bailclair/domain/application/row-name.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { tenantNames } from '#platform/database/tenant-names.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'
import type { News } from './notification.repository.ts'

/** Owners with waiting news and no digest today: one for each news, in the order of the news. */
export const listOwnersWithNews = (
  db: Db,
  today: CalendarDate,
  { after, limit }: Page,
): Promise<{ id: OwnerId; at: string }[]> =>
  db
    .selectFrom('notification')
    .innerJoin('property', 'property.id', 'notification.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .select([sql<OwnerId>`owner.id`.as('id'), sql<string>`notification.id::text`.as('at')])
    .where(sql<boolean>`last_digest_on is distinct from ${today}::date`)
    .where('notification.id', '>', Number(after.at) || 0)
    .orderBy('notification.id')
    .limit(limit)
    .execute()

/** Undefined when today's digest is already written or the owner is deleted. */
export const lockReader = (
  tx: Db,
  ownerId: OwnerId,
  today: CalendarDate,
): Promise<{ email: string; language: Language } | undefined> =>
  tx
    .selectFrom('owner')
    .select(['email', 'language'])
    .where('id', '=', ownerId)
    .where(sql<boolean>`last_digest_on is distinct from ${today}::date`)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function recordDigest(tx: Db, ownerId: OwnerId, today: CalendarDate): Promise<void> {
  await tx.updateTable('owner').set({ lastDigestOn: today }).where('id', '=', ownerId).execute()
}

type TakenNews = {
  propertyId: string
  propertyName: string | null
  news: News
  fileId: string | null
  fileStatus: FileStatus | null
  consentScope: ConsentScope | null
  accessEndsOn: CalendarDate | null
  tenants: NamedTenant[] | null
}

/**
 * Deletes and returns the waiting news of an owner, oldest first, with its current data. News about an access that has
 * ended since then has no file.
 */
export const takeNews = (tx: Db, ownerId: OwnerId, today: CalendarDate): Promise<TakenNews[]> =>
  tx
    .with('taken', (cte) =>
      cte
        .deleteFrom('notification')
        .using('property')
        .whereRef('property.id', '=', 'notification.propertyId')
        .where('property.ownerId', '=', ownerId)
        .returning([
          'notification.id as id',
          'propertyId',
          'property.name as propertyName',
          'rentalFileId',
          sql<News>`news`.as('news'),
        ]),
    )
    .selectFrom('taken')
    .leftJoin('application', (join) =>
      join
        .onRef('application.propertyId', '=', 'taken.propertyId')
        .onRef('application.rentalFileId', '=', 'taken.rentalFileId')
        .on('fileStatus', '<>', 'ARCHIVED')
        .on('accessEndsOn', '>=', today)
        .on('pausedAt', 'is', null),
    )
    .where((eb) => eb.or([eb('taken.rentalFileId', 'is', null), eb('application.id', 'is not', null)]))
    .select([
      'taken.propertyId',
      'taken.propertyName',
      'taken.news',
      'taken.rentalFileId as fileId',
      'fileStatus',
      'application.consentScope',
      'accessEndsOn',
      tenantNames('taken').$castTo<NamedTenant[] | null>().as('tenants'),
    ])
    .orderBy('taken.id')
    .execute()

import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ConsentScope } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { AccessPeriod } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { SealedToken } from '#platform/token/token-keyring.ts'

type Pair = { propertyId: PropertyId; rentalFileId: RentalFileId }

export async function findApplicationId(
  tx: Db,
  { propertyId, rentalFileId }: Pair,
): Promise<ApplicationId | undefined> {
  const row = await tx
    .selectFrom('application')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('rentalFileId', '=', rentalFileId)
    .executeTakeFirst()
  return row?.id as ApplicationId | undefined
}

/** What an application is before another consent. `isWaiting`: the owner's answer has not left yet. */
export const findBefore = (tx: Db, { propertyId, rentalFileId }: Pair) =>
  tx
    .selectFrom('application')
    .leftJoin('answeredApplication', 'answeredApplication.applicationId', 'application.id')
    .leftJoin('answer', 'answer.id', 'answeredApplication.answerId')
    .where('application.propertyId', '=', propertyId)
    .where('rentalFileId', '=', rentalFileId)
    .select(['accessEndsOn as lastDay', 'purgedOn', 'stage', 'consentScope'])
    .select([
      sql<boolean>`answer.id is not null and left_at is null`.as('isWaiting'),
      sql<CalendarDate>`coalesce(access_ends_before, access_ends_on)`.as('knownLastDay'),
      sql<CalendarDate>`coalesce(purged_before, purged_on)`.as('knownPurgedOn'),
    ])
    .executeTakeFirst()

/** Kept until the owner's answer leaves or is undone: it has ended the access already. */
export async function renewBeforeAnswer(tx: Db, id: ApplicationId, renewed: AccessPeriod, ended: AccessPeriod) {
  await tx
    .updateTable('answeredApplication')
    .set({ accessEndsBefore: renewed.lastDay, purgedBefore: renewed.purgedOn })
    .where('applicationId', '=', id)
    .execute()
  await tx
    .updateTable('application')
    .set({ accessEndsOn: ended.lastDay, purgedOn: ended.purgedOn })
    .where('id', '=', id)
    .execute()
}

/** Somebody applies again after an answer: it begins anew. */
export async function forgetAnswer(tx: Db, id: ApplicationId, at: Date): Promise<void> {
  await tx.deleteFrom('answeredApplication').where('applicationId', '=', id).execute()
  await tx.updateTable('application').set({ stage: 'RECEIVED', stageAt: at }).where('id', '=', id).execute()
}

export type Consent = Pair & {
  fileStatus: FileStatus
  token: SealedToken
  consentedAt: Date
  consentVersion: number
  consentLanguage: Language
  consentScope: ConsentScope
  wish: string | null
  entryDate: CalendarDate | null
  accessEndsOn: CalendarDate
  purgedOn: CalendarDate
}

/** One row per property and file: another consent renews the access, resumes a paused one and is news after its end. */
export async function recordConsent(tx: Db, { token, ...consent }: Consent, isNews: boolean): Promise<ApplicationId> {
  const { propertyId: _, rentalFileId: __, fileStatus: ___, ...renewed } = consent
  const { hash: tokenHash, sealed: tokenSealed, keyId: tokenKeyId } = token
  const { id } = await tx
    .insertInto('application')
    .values({ ...consent, tokenHash, tokenSealed, tokenKeyId, createdAt: consent.consentedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['propertyId', 'rentalFileId'])
        .doUpdateSet({ ...renewed, pausedAt: null, ...(isNews && { seenAt: null }) }),
    )
    .returning(sql<ApplicationId>`id`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/** What a mail about the end of an application needs. `language`: of the consent. */
export type EndedApplication = {
  fileId: RentalFileId
  language: Language
  propertyName: string | null
  address: string | null
}

const endedColumns = [
  sql<RentalFileId>`rental_file_id`.as('fileId'),
  'consentLanguage as language',
  'property.name as propertyName',
  'property.address',
] as const

/** Undefined when the owner has no such application. */
export const deleteApplication = (tx: Db, ownerId: OwnerId, id: ApplicationId) =>
  tx
    .deleteFrom('application')
    .using('property')
    .whereRef('property.id', '=', 'application.propertyId')
    .where('property.ownerId', '=', ownerId)
    .where('application.id', '=', id)
    .returning(endedColumns)
    .returning(sql<PropertyId>`property.id`.as('propertyId'))
    .executeTakeFirst()

/** Locks the owner's properties, so that nobody can apply any more, and lists the applications. */
export async function lockApplications(tx: Db, ownerId: OwnerId, propertyId?: PropertyId): Promise<EndedApplication[]> {
  const owned = tx
    .selectFrom('property')
    .where('ownerId', '=', ownerId)
    .$if(propertyId !== undefined, (query) => query.where('property.id', '=', propertyId as string))
  await owned.select('property.id').orderBy('property.id').forUpdate().execute()
  return owned
    .innerJoin('application', 'application.propertyId', 'property.id')
    .where('fileStatus', '<>', 'ARCHIVED')
    .select(endedColumns)
    .execute()
}

/** One owner's access to a file. */
export type Share = { ownerId: OwnerId; properties: { id: string; name: string | null; applicationId?: string }[] }

const properties = sql<Share['properties']>`json_agg(json_build_object('id', property.id, 'name', property.name)
  order by property.name, property.id)`

const sharedProperties = sql<Share['properties']>`json_agg(json_build_object('id', property.id, 'name', property.name,
  'applicationId', application.id) order by property.name, property.id)`

/** Owners to whom the file is open today, with the properties it is for. Whoever knows the names only is left out. */
export const listShares = (tx: Db, rentalFileId: RentalFileId, today: CalendarDate): Promise<Share[]> =>
  tx
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where('rentalFileId', '=', rentalFileId)
    .where('accessEndsOn', '>=', today)
    .where('pausedAt', 'is', null)
    .where('consentScope', '=', 'FILE')
    .groupBy('ownerId')
    .select([sql<OwnerId>`owner_id`.as('ownerId'), sharedProperties.as('properties')])
    .execute()

/** Ends all accesses to a file, or that of one application. Owners did not see archived files, so they are left out. */
export const deleteShares = (tx: Db, rentalFileId: RentalFileId, id?: ApplicationId): Promise<Share[]> =>
  tx
    .with('gone', (cte) =>
      cte
        .deleteFrom('application')
        .where('rentalFileId', '=', rentalFileId)
        .$if(id !== undefined, (query) => query.where('application.id', '=', id as string))
        .returning(['application.id', 'propertyId', 'fileStatus']),
    )
    .with('told', (cte) =>
      cte
        .insertInto('applicationEvent')
        .columns(['propertyId', 'applicationId', 'at', 'actor', 'event'])
        .expression(
          cte
            .selectFrom('gone')
            .select(['propertyId', 'id', sql<Date>`now()`.as('at')])
            .select([
              sql<'APPLICANT'>`'APPLICANT'::application_actor`.as('actor'),
              sql<string>`'WITHDRAWN'`.as('event'),
            ]),
        ),
    )
    .selectFrom('gone')
    .innerJoin('property', 'property.id', 'gone.propertyId')
    .where('fileStatus', '<>', 'ARCHIVED')
    .groupBy('ownerId')
    .select([sql<OwnerId>`owner_id`.as('ownerId'), properties.as('properties')])
    .execute()

import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ConsentScope } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** Tenants see an answer once it has left: until then, what was before it. */
const ifWaiting = <T>(before: string, now: string) =>
  sql<T>`case when answer.id is null then application.${sql.ref(now)} else ${sql.ref(before)} end`

const accesses = (db: Db, fileId: RentalFileId, today: CalendarDate) =>
  db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .select([
      sql<ApplicationId>`application.id`.as('id'),
      sql<PropertyId>`property.id`.as('propertyId'),
      'property.name as propertyName',
      'property.address',
      sql<OwnerId>`owner.id`.as('ownerId'),
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'application.createdAt',
      'fileStatus',
      'consentScope',
      // of the owner, who has the end of a waiting answer already
      'application.accessEndsOn as ownersLastDay',
      sql<string | null>`case when application.access_ends_on >= ${today} or answer.id is not null then wish end`.as(
        'wish',
      ),
      sql<CalendarDate | null>`case when application.access_ends_on >= ${today} or answer.id is not null
        then entry_date end`.as('entryDate'),
      ifWaiting<CalendarDate>('access_ends_before', 'access_ends_on').as('accessEndsOn'),
      ifWaiting<CalendarDate>('purged_before', 'purged_on').as('purgedOn'),
      ifWaiting<Stage>('stage_before', 'stage').as('stage'),
      sql<boolean>`answer.id is not null`.as('isAnswerWaiting'),
      'pausedAt',
      'consentedAt',
      'consentVersion',
      'consentLanguage',
    ])
    .leftJoin('answeredApplication', 'answeredApplication.applicationId', 'application.id')
    .leftJoin('answer', (join) =>
      join.onRef('answer.id', '=', 'answeredApplication.answerId').on('answer.leftAt', 'is', null),
    )
    .where('rentalFileId', '=', fileId)
    .where('purgedOn', '>', today)

/** Latest first. */
export const listAccessRows = (db: Db, fileId: RentalFileId, today: CalendarDate) =>
  accesses(db, fileId, today).orderBy('application.createdAt', 'desc').orderBy('application.id').execute()

/** An application as the tenants of its file see it. */
export type AccessRow = Awaited<ReturnType<typeof listAccessRows>>[number]

/** Row lock on one of them. */
export const lockAccessRow = (tx: Db, fileId: RentalFileId, id: ApplicationId, today: CalendarDate) =>
  accesses(tx, fileId, today).where('application.id', '=', id).forUpdate('application').executeTakeFirst()

/** While paused the owner keeps the row and sees nothing of the file in it. */
export async function setPausedAt(tx: Db, id: ApplicationId, pausedAt: Date | null): Promise<void> {
  await tx.updateTable('application').set({ pausedAt }).where('id', '=', id).execute()
}

/** `seenAt: null`: the application is new to the owner again. */
type Renewal = Pick<AccessRow, 'consentedAt' | 'consentVersion' | 'consentLanguage' | 'accessEndsOn' | 'purgedOn'> & {
  consentScope?: ConsentScope
  seenAt?: null
}

/** While an answer waits, the access has ended already: the new period counts if it is undone. */
export async function renewConsent(
  tx: Db,
  { id, isAnswerWaiting }: Pick<AccessRow, 'id' | 'isAnswerWaiting'>,
  { accessEndsOn, purgedOn, ...renewal }: Renewal,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ ...renewal, ...(!isAnswerWaiting && { accessEndsOn, purgedOn }) })
    .where('id', '=', id)
    .execute()
  if (isAnswerWaiting)
    await tx
      .updateTable('answeredApplication')
      .set({ accessEndsBefore: accessEndsOn, purgedBefore: purgedOn })
      .where('applicationId', '=', id)
      .execute()
}

import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'

export type Account = Pick<Session, 'issuer' | 'subject'>
export type SharedPair = { fileId: RentalFileId; propertyId: PropertyId }
export type AccessStop = { id: string; propertyId: PropertyId; isMine: boolean; firstName: string | null }

/** Stops by people who are still in the file. */
const stops = (db: Db, { issuer, subject }: Account) =>
  db
    .selectFrom('accessStop')
    .innerJoin('tenant', (join) =>
      join
        .onRef('tenant.rentalFileId', '=', 'accessStop.rentalFileId')
        .onRef('tenant.issuer', '=', 'accessStop.issuer')
        .onRef('tenant.subject', '=', 'accessStop.subject'),
    )
    .select([
      'accessStop.id',
      sql<PropertyId>`access_stop.property_id`.as('propertyId'),
      sql<boolean>`access_stop.issuer = ${issuer} and access_stop.subject = ${subject}`.as('isMine'),
      'tenant.firstName',
    ])
    .orderBy('stoppedAt')

export const listStopsOf = (db: Db, fileId: RentalFileId, account: Account): Promise<AccessStop[]> =>
  stops(db, account).where('accessStop.rentalFileId', '=', fileId).execute()

export const listStopsOn = (db: Db, { fileId, propertyId }: SharedPair, account: Account): Promise<AccessStop[]> =>
  stops(db, account)
    .where('accessStop.rentalFileId', '=', fileId)
    .where('accessStop.propertyId', '=', propertyId)
    .execute()

/** Stops whose application is gone: withdrawn, or removed by the owner meanwhile. */
export const listWithdrawn = (db: Db, fileId: RentalFileId, account: Account) =>
  stops(db, account)
    .innerJoin('property', 'property.id', 'accessStop.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .select(['property.name as propertyName', 'owner.firstName as ownerFirstName', 'owner.lastName as ownerLastName'])
    .select('stoppedAt')
    .where('accessStop.rentalFileId', '=', fileId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('application')
            .select('application.id')
            .whereRef('application.rentalFileId', '=', 'accessStop.rentalFileId')
            .whereRef('application.propertyId', '=', 'accessStop.propertyId'),
        ),
      ),
    )
    .execute()

export async function insertStop(tx: Db, { fileId, propertyId }: SharedPair, account: Account, now: Date) {
  const { issuer, subject } = account
  await tx
    .insertInto('accessStop')
    .values({ rentalFileId: fileId, propertyId, issuer, subject, stoppedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStop(tx: Db, { fileId, propertyId }: SharedPair, { issuer, subject }: Account) {
  await tx
    .deleteFrom('accessStop')
    .where('rentalFileId', '=', fileId)
    .where('propertyId', '=', propertyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** One of the account's own. Returns the property it was for. */
export async function deleteStopById(tx: Db, id: string, { issuer, subject }: Account) {
  return tx
    .deleteFrom('accessStop')
    .where('id', '=', id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning(sql<PropertyId>`property_id`.as('propertyId'))
    .executeTakeFirst()
}

/** Of a deleted account. */
export async function deleteStopsBy(tx: Db, { issuer, subject }: Account): Promise<void> {
  await tx.deleteFrom('accessStop').where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

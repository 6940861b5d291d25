import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'

type Account = Pick<Session, 'issuer' | 'subject'>

/** Archived files are in nobody's list. */
const applications = (db: Db, id: ApplicationId, today: CalendarDate) =>
  db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .where('application.id', '=', id)
    .where('purgedOn', '>', today)
    .select([
      sql<ApplicationId>`application.id`.as('id'),
      sql<PropertyId>`property.id`.as('propertyId'),
      'property.name as propertyName',
      sql<OwnerId>`property.owner_id`.as('ownerId'),
      sql<RentalFileId>`rental_file.id`.as('fileId'),
      'application.stage',
      'application.stageAt',
      'application.createdAt',
      'consentedAt',
      'consentScope',
      sql<string | null>`case when access_ends_on >= ${today} then wish end`.as('wish'),
      sql<CalendarDate | null>`case when access_ends_on >= ${today} then entry_date end`.as('entryDate'),
      'accessEndsOn',
      'purgedOn',
      'consentLanguage as language',
      sql<boolean>`source = 'EXTERNAL'`.as('isExternal'),
    ])

export type OwnersApplication = Awaited<ReturnType<typeof findOfOwner>> & {}

export const findOfOwner = (db: Db, ownerId: OwnerId, id: ApplicationId, today: CalendarDate) =>
  applications(db, id, today)
    .where('property.ownerId', '=', ownerId)
    .where('status', '<>', 'ARCHIVED')
    .executeTakeFirst()

export const lockOfOwner = (tx: Db, ownerId: OwnerId, id: ApplicationId, today: CalendarDate) =>
  applications(tx, id, today)
    .where('property.ownerId', '=', ownerId)
    .where('status', '<>', 'ARCHIVED')
    .forNoKeyUpdate('application')
    .executeTakeFirst()

const ofTenant = (db: Db, { issuer, subject }: Account, id: ApplicationId, today: CalendarDate) =>
  applications(db, id, today)
    .innerJoin('tenant', 'tenant.rentalFileId', 'rentalFile.id')
    .where('tenant.issuer', '=', issuer)
    .where('tenant.subject', '=', subject)
    .select(['tenant.id as tenantId', 'tenantType', 'tenant.firstName'])

export type TenantsApplication = Awaited<ReturnType<typeof findOfTenant>> & {}

export const findOfTenant = (db: Db, account: Account, id: ApplicationId, today: CalendarDate) =>
  ofTenant(db, account, id, today).executeTakeFirst()

export const lockOfTenant = (tx: Db, account: Account, id: ApplicationId, today: CalendarDate) =>
  ofTenant(tx, account, id, today).forNoKeyUpdate('application').executeTakeFirst()

import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { mostProposed } from '@bailclair/domain/visit/visit.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { tenantNames } from '#platform/database/tenant-names.ts'

/** Open applications whose people are in the tenant area, in the order in which they applied. */
const applications = (db: Db, propertyId: PropertyId, now: Date) =>
  db
    .selectFrom('application')
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .where('propertyId', '=', propertyId)
    .where('source', '=', 'BUNDLED')
    .where('fileStatus', '<>', 'ARCHIVED')
    .where('accessEndsOn', '>=', todayInParis(now))
    .select([sql<ApplicationId>`application.id`.as('id'), tenantNames().as('tenants')])
    .orderBy('application.createdAt')
    .orderBy('application.id')
    .limit(mostProposed)

export const listProposable = (db: Db, propertyId: PropertyId, now: Date) =>
  applications(db, propertyId, now).where('stage', '=', 'RECEIVED').execute()

/** Those who may book and have nothing booked that is not over. */
export const listWaiting = (db: Db, propertyId: PropertyId, now: Date) =>
  applications(db, propertyId, now)
    .where('stage', '=', 'VISIT_PROPOSED')
    .where(sql<boolean>`not exists (select from visit_booking join visit_slot on visit_slot.id = slot_id
      where application_id = application.id and starts_at + duration_minutes * interval '1 minute' > ${now})`)
    .execute()

import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ViewingLinkId } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { type SqlBool, sql } from 'kysely'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'

/** Locks an application whose file the owner may show to others now: open, and with documents of our own. */
export const lockShowable = (tx: Db, ownerId: OwnerId, id: ApplicationId, now: Date) =>
  tx
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .where('application.id', '=', id)
    .where('property.ownerId', '=', ownerId)
    .where('source', '=', 'BUNDLED')
    .where(sql<SqlBool>`is_access_open(application, ${todayInParis(now)})`)
    .select([
      sql<PropertyId>`property.id`.as('propertyId'),
      'property.name as propertyName',
      sql<RentalFileId>`rental_file.id`.as('rentalFileId'),
      'consentLanguage as language',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
    ])
    .forUpdate('application')
    .executeTakeFirst()

type NewLink = { applicationId: ApplicationId; tokenHash: Buffer; recipient: string; createdAt: Date; expiresAt: Date }

export async function insertLink(tx: Db, link: NewLink): Promise<void> {
  await tx.insertInto('viewingLink').values(link).execute()
}

type Revocation = { ownerId: OwnerId; applicationId: ApplicationId; linkId: ViewingLinkId; revokedAt: Date }

/** The property; undefined when the owner has no such link. Revoking again keeps the first time. */
export const revokeLink = (tx: Db, { ownerId, applicationId, linkId, revokedAt }: Revocation) =>
  tx
    .updateTable('viewingLink')
    .from('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .set({ revokedAt: sql<Date>`coalesce(revoked_at, ${revokedAt})` })
    .whereRef('application.id', '=', 'viewingLink.applicationId')
    .where('viewingLink.id', '=', linkId)
    .where('application.id', '=', applicationId)
    .where('property.ownerId', '=', ownerId)
    .returning(sql<PropertyId>`property.id`.as('propertyId'))
    .executeTakeFirst()

/** Undefined once the link is revoked or has expired. The access to the file is another question. */
export const findOpenLink = (db: Db, tokenHashes: readonly Buffer[], now: Date) =>
  db
    .selectFrom('viewingLink')
    .innerJoin('application', 'application.id', 'viewingLink.applicationId')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('owner', 'owner.id', 'property.ownerId')
    .where('viewingLink.tokenHash', 'in', tokenHashes)
    .where('viewingLink.revokedAt', 'is', null)
    .where('viewingLink.expiresAt', '>', now)
    .select([
      sql<ViewingLinkId>`viewing_link.id`.as('id'),
      'viewingLink.recipient',
      'viewingLink.expiresAt',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
    ])
    .executeTakeFirst()

export async function countOpenLinks(db: Db, id: ApplicationId, now: Date): Promise<number> {
  const [row] = await selectOpenLinks(db, { id, now })
  return row?.count ?? 0
}

const selectOpenLinks = prepareQuery((db, { id, now }: Placeholders<{ id: ApplicationId; now: Date }>) =>
  db
    .selectFrom('viewingLink')
    .where('applicationId', '=', id)
    .where('expiresAt', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count')),
)

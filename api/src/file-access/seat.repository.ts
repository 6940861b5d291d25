import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'

/** The place of an account in a file: of the tenant area, or delivered by an authority's own system. */
export type Seat = { fileId: RentalFileId; tenantType: TenantType; source: 'BUNDLED' | 'EXTERNAL' }
type Account = Pick<Session, 'issuer' | 'subject'>

const seats = (db: Db, { issuer, subject }: Account) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([sql<RentalFileId>`rental_file.id`.as('fileId'), 'tenantType', 'source'])
    .where('tenant.issuer', '=', issuer)
    .where('tenant.subject', '=', subject)

export const listSeats = (db: Db, account: Account): Promise<Seat[]> =>
  seats(db, account).orderBy('rentalFile.createdAt', 'desc').execute()

/** In the file of an application. */
export const findSeat = (db: Db, account: Account, id: ApplicationId): Promise<Seat | undefined> =>
  seats(db, account)
    .innerJoin('application', 'application.rentalFileId', 'rentalFile.id')
    .where('application.id', '=', id)
    .executeTakeFirst()

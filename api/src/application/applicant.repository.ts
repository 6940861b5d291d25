import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export type NamedTenant = { firstName: string; lastName: string; tenantType: TenantType; email: string }

/** Who is in these files: an invited person is not before they join. Null: language not known. */
const people = (db: Db, fileIds: readonly RentalFileId[]) =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .leftJoin('tenantProfile', 'tenantProfile.id', 'tenant.profileId')
    .select([sql<RentalFileId>`rental_file_id`.as('fileId'), 'tenant.email', 'tenantProfile.language'])
    .where(sql<boolean>`rental_file_id = any(${fileIds}::uuid[])`)
    .where((eb) =>
      eb.or([eb('tenantType', '=', 'CREATE'), eb('profileId', 'is not', null), eb('source', '=', 'EXTERNAL')]),
    )
    .orderBy('position')

export const listPeopleOf = (db: Db, fileIds: readonly RentalFileId[]) => people(db, fileIds).execute()

/** Everybody but the initiator. */
export const listCoTenants = (db: Db, fileId: RentalFileId): Promise<{ email: string; language: Language | null }[]> =>
  people(db, [fileId]).where('tenantType', '=', 'JOIN').execute()

/** Initiator first. */
export const listTenants = (db: Db, fileId: RentalFileId): Promise<NamedTenant[]> =>
  db
    .selectFrom('tenant')
    .select([
      sql<string>`coalesce(first_name, '')`.as('firstName'),
      sql<string>`coalesce(last_name, '')`.as('lastName'),
      'tenantType',
      'email',
    ])
    .where('rentalFileId', '=', fileId)
    .orderBy('position')
    .execute()

import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export type NamedTenant = { firstName: string; lastName: string; tenantType: TenantType; email: string }

/** Everybody else of the file who is in it: an invited person is not before they join. Null: language not known. */
export const listCoTenants = (db: Db, fileId: RentalFileId): Promise<{ email: string; language: Language | null }[]> =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .leftJoin('tenantProfile', 'tenantProfile.id', 'tenant.profileId')
    .select(['tenant.email', 'tenantProfile.language'])
    .where('rentalFileId', '=', fileId)
    .where('tenantType', '=', 'JOIN')
    .where((eb) => eb.or([eb('profileId', 'is not', null), eb('source', '=', 'EXTERNAL')]))
    .orderBy('position')
    .execute()

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

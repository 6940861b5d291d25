import type { TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export type NamedTenant = { firstName: string; lastName: string; tenantType: TenantType; email: string }

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

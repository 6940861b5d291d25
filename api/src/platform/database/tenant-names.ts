import type { NamedTenant } from '@bailclair/domain/application/row-name.rules.ts'
import { sql } from 'kysely'

/** The tenants of the file that a row of `table` is about, initiator first; what `rowName` needs. */
export const tenantNames = (table: 'application' | 'taken' = 'application') =>
  sql<NamedTenant[]>`(select json_agg(json_build_object('firstName', coalesce(first_name, ''),
    'lastName', coalesce(last_name, ''), 'tenantType', tenant_type) order by position)
    from tenant where tenant.rental_file_id = ${sql.ref(`${table}.rental_file_id`)})`

import { type SqlBool, sql } from 'kysely'
import type { DocumentScope } from './document-scope.ts'

/** Arrays, because PostgreSQL uses no index for an `or` of subqueries: it would read every row there is. */
export function within(table: 'document' | 'upload', scope: DocumentScope) {
  const [ofTenant, ofGuarantor] = [sql.ref(`${table}.tenantId`), sql.ref(`${table}.guarantorId`)]
  if ('guarantorId' in scope) return sql<SqlBool>`${ofGuarantor} = ${scope.guarantorId}`
  if ('tenantId' in scope)
    return sql<SqlBool>`(${ofTenant} = ${scope.tenantId}
      or ${ofGuarantor} = any(array(select id from guarantor where tenant_id = ${scope.tenantId})))`
  const tenants = sql`select id from tenant where rental_file_id = ${scope.rentalFileId}`
  return sql<SqlBool>`(${ofTenant} = any(array(${tenants}))
    or ${ofGuarantor} = any(array(select id from guarantor where tenant_id in (${tenants}))))`
}

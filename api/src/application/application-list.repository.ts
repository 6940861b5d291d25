import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { ApplicationType, TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { CompiledQuery } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** What an owner may know of an application today: what they may not know has not left the database. */
export type ListedApplication = {
  id: ApplicationId
  createdAt: Date
  accessEndsOn: CalendarDate
  isPaused: boolean
  status: FileStatus
  applicationType: ApplicationType
  lastUpdateAt: Date
  tenants: { firstName: string; lastName: string; tenantType: TenantType; income: Cents | null }[]
  /** Null, like the incomes above and the next two, unless the file is VALIDATED and the access lasts and is not paused (decision 6). */
  totalIncome: Cents | null
  totalGuarantorIncome: Cents | null
  token: string | null
}

/** Both run at nearly every call of an owner: written out once, not built each time. `$2` or `$3` is today in Paris. */
const listQuery = `
  select application.id, application.created_at as "createdAt", access_ends_on as "accessEndsOn",
    paused_at is not null as "isPaused", status, application_type as "applicationType",
    last_update_at as "lastUpdateAt",
    (select json_agg(json_build_object('firstName', coalesce(first_name, ''), 'lastName', coalesce(last_name, ''),
        'tenantType', tenant_type, 'income', case when is_open then monthly_income_cents end) order by position)
      from tenant where tenant.rental_file_id = rental_file.id) as tenants,
    case when is_open then total_income_cents end as "totalIncome",
    case when is_open then total_guarantor_income_cents end as "totalGuarantorIncome",
    case when is_open then application.token end as token
  from property
  join application on application.property_id = property.id
  join rental_file on rental_file.id = application.rental_file_id
  cross join lateral (select is_access_open(application, $3) as is_open) as access
  where property.owner_id = $1 and property.id = $2 and status <> 'ARCHIVED' and purged_on > $3
  order by application.created_at desc, application.id`

export async function listOf(
  db: Db,
  ownerId: OwnerId,
  propertyId: PropertyId,
  today: CalendarDate,
): Promise<ListedApplication[]> {
  const query = CompiledQuery.raw(listQuery, [ownerId, propertyId, today])
  // its columns have their names already: 50,000 rows need not be copied to get them
  return (await db.withoutPlugins().executeQuery<ListedApplication>(query)).rows
}

export type ApplicationCounts = { live: number; verified: number }

/** For each property a range of one index: 50,000 applications take 25 ms, and other people's cost nothing. */
const countQuery = `
  select property.id, live, verified
  from property
  cross join lateral (
    select count(*) as live, count(*) filter (where file_status = 'VALIDATED') as verified
    from application
    where application.property_id = property.id and file_status <> 'ARCHIVED' and purged_on > $2
  ) as counts
  where property.owner_id = $1 and live > 0`

export async function countOf(db: Db, ownerId: OwnerId, today: CalendarDate) {
  const query = CompiledQuery.raw(countQuery, [ownerId, today])
  const { rows } = await db.executeQuery<ApplicationCounts & { id: PropertyId }>(query)
  return new Map(rows.map(({ id, live, verified }) => [id, { live, verified }]))
}

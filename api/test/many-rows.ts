import {
  columnNames,
  columnValues,
  insertProperties,
  type SeededTable,
  seededApplication,
  seededFile,
  seededProperty,
  seededTenant,
  tenantsOf,
} from '@bailclair/one-machine/demo-data/seed-sql.ts'
import type pg from 'pg'

type Owner = { ownerId: string; propertyId: string; account: Buffer; object: Buffer }
type Tenant = { fileId: string; account: Buffer }
type Many = { rows: number; owner: Owner; tenant: Tenant }

const sixteenDays = `date '2026-11-12' + n % 16 - 8`

/** Three in eight were seen, and of these half have ended; files that wait are submitted. */
const applicationOf = ({ ownerId }: Owner): SeededTable => ({
  table: seededApplication.table,
  columns: {
    ...seededApplication.columns,
    property_owner_id: `'${ownerId}'::uuid`,
    seen_at: 'case when n % 8 < 3 then now() end',
    access_ends_on: `case when n % 8 < 3 then ${sixteenDays} else current_date + 30 end`,
  },
})
const submittedTenant: SeededTable = {
  table: seededTenant.table,
  columns: {
    ...seededTenant.columns,
    submitted_at: `case when n % 40 = 38 then timestamptz '2026-11-11' + n * interval '1 second' end`,
  },
}

const insert = (seeded: SeededTable, source: string) =>
  `insert into ${seeded.table} (${columnNames(seeded)}) select ${columnValues(seeded)} from ${source}`

/** As the migration that made the table. */
const tallyAll = `insert into application_tally
  select property_owner_id, property_id, listed_as(file_status, consent_scope, paused_at, seen_at), access_ends_on, purged_on, count(*), false
  from application where property_owner_id = $1 group by 1, 2, 3, 4, 5`

/**
 * Applications on one property, a tenant's file on fifty others, and a log in which both accounts and the
 * property have a tenth of the entries each. Without triggers, which take most of the time: what they count is written here.
 */
export async function seedManyRows(client: pg.Client, { rows, owner, tenant }: Many): Promise<void> {
  const source = `(select '${owner.propertyId}'::uuid as property_id, 'many ' || n as key, n
    from generate_series(1, ${rows}) as n) as source`
  await client.query('set session_replication_role = replica')
  await client.query(insert(seededFile, source))
  await client.query(insert(submittedTenant, tenantsOf(source)))
  await client.query(insert(applicationOf(owner), source))
  const fifty = `select '${owner.ownerId}'::uuid, 'fifty ' || n, n from generate_series(1, 50) as n`
  await client.query(insertProperties(fifty))
  await client.query(
    insert(
      {
        table: 'application',
        columns: { ...applicationOf(owner).columns, rental_file_id: `'${tenant.fileId}'::uuid` },
      },
      `(select ${seededProperty.columns['id']} as property_id, 'fifty ' || n as key, n from (${fifty}) as fifty (owner, key, n)) as source`,
    ),
  )
  await client.query('delete from application_tally where owner_id = $1', [owner.ownerId])
  await client.query(tallyAll, [owner.ownerId])
  await client.query(
    `insert into audit_entry (occurred_at, action, actor, concerns, object_kind, object)
     select timestamptz '2026-11-12' - n * interval '1 minute', 'APPLIED',
       case when n % 1000 < 2 then $2 when n % 1000 < 4 then $3 else sha256(n::text::bytea) end,
       case when n % 10 = 2 then $2 when n % 10 = 3 then $3 end,
       case when n % 10 = 4 then 'PROPERTY' end, case when n % 10 = 4 then $4::bytea end
     from generate_series(1, $1::int) as n`,
    [rows, owner.account, tenant.account, owner.object],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum (analyze) application, application_tally, audit_entry, property, rental_file, tenant')
}

import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { prepareQuery } from '#platform/database/prepared-query.ts'

type Values = { issuer: string; subject: string; now: Date }

/**
 * Whatever happens to an application is counted for its owner, so a tenant's version is that of these owners, with the
 * rows that no owner sees: who is in the file, and who stopped sharing it. Links end by time.
 */
const selectVersion = prepareQuery<Values, { version: string }>((db, { issuer, subject, now }) =>
  db
    .selectFrom(
      sql<{ line: string }>`(
        with seat as (
          select rental_file_id, tenant_type from tenant where issuer = ${issuer} and subject = ${subject}
        ), shown as (
          select application.id, owner_id from seat
          join application using (rental_file_id) join property on property.id = property_id
        ), stop as (
          select access_stop.id, owner_id, stopped_at, member.first_name from seat
          join access_stop using (rental_file_id) join property on property.id = property_id
          left join tenant as member on member.rental_file_id = access_stop.rental_file_id
            and member.issuer = access_stop.issuer and member.subject = access_stop.subject
        )
        select concat_ws(' ', rental_file_id, tenant_type) as line from seat
        union all select concat_ws(' ', id, owner_id) from shown
        union all select concat_ws(' ', id, owner_id, stopped_at, first_name) from stop
        union all select viewing_link.id::text from shown
          join viewing_link on application_id = shown.id where expires_at > ${now}
        union all select concat_ws(' ', owner_id, sum(changes)) from owner_change
          where owner_id in (select owner_id from shown union select owner_id from stop) group by owner_id
      )`.as('version'),
    )
    .select(sql<string>`coalesce(md5(string_agg(line, ',' order by line)), '')`.as('version')),
)

export const readAccessVersion = async (db: Db, values: Values): Promise<string | undefined> =>
  (await selectVersion(db, values))[0]?.version

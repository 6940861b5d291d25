import { insertFiles, insertProperties, seedId } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'

type Amounts = { properties: number; applicationsEach: number }

/** Adds validated properties with a certificate and applications to existing owners. */
export async function seedProperties(
  databaseUrl: string,
  emails: string | readonly string[],
  { properties, applicationsEach }: Amounts,
) {
  await runSql(
    databaseUrl,
    insertProperties(
      `select id, email || ' ' || n, n from owner, generate_series(1, $2::int) as n where email = any($1::text[])`,
    ),
    [[emails].flat(), properties],
  )
  await runSql(
    databaseUrl,
    insertFiles(`select ${seedId(`'property ' || email || ' ' || 1 + n / $3::int`)}, email || ' ' || n, n
      from unnest($1::text[]) as email, generate_series(0, $2::int - 1) as n`),
    [[emails].flat(), properties * applicationsEach, applicationsEach],
  )
  // as autovacuum does within a minute: counts can then use index-only scans
  await runSql(databaseUrl, 'vacuum (analyze)')
}

import { insertFiles, insertProperties, seedId } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'

type Amounts = { properties: number; applicationsEach: number }

/** Adds validated properties with a certificate and applications to an existing owner. */
export async function seedProperties(databaseUrl: string, email: string, { properties, applicationsEach }: Amounts) {
  await runSql(
    databaseUrl,
    insertProperties(
      `select id, $1 || ' ' || n, n from owner, generate_series(1, $2::int) as n where email = $1::text`,
    ),
    [email, properties],
  )
  await runSql(
    databaseUrl,
    insertFiles(`select ${seedId(`'property ' || $1::text || ' ' || 1 + n / $3::int`)}, $1 || ' ' || n, n
      from generate_series(0, $2::int - 1) as n`),
    [email, properties * applicationsEach, applicationsEach],
  )
  // as autovacuum does within a minute: counts can then use index-only scans
  await runSql(databaseUrl, 'vacuum (analyze)')
}

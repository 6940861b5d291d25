import { runSql } from '#postgres/run-sql.ts'
import { insertFiles, insertProperties, seedId } from './seed-sql.ts'

export type Amounts = { owners: number; files: number }
type SeedOptions = { report: (line: string) => void; signal: AbortSignal }

/** Rows per statement. */
const batchSize = 10_000

/** Adds owners with one or two properties, and files that apply to them. They have no accounts: nobody can sign in. */
export async function seedMany(databaseUrl: string, { owners, files }: Amounts, options: SeedOptions) {
  await inBatches(owners, 'owners', options, async (first, last) => {
    await runSql(databaseUrl, insertOwners, [first, last])
    await runSql(
      databaseUrl,
      insertProperties(`select ${seedId(`'owner ' || n`)}, n || '-' || place, n
        from generate_series($1::int, $2::int) as n, generate_series(1, case when n % 4 = 0 then 2 else 1 end) as place`),
      [first, last],
    )
  })
  await inBatches(files, 'files', options, (first, last) =>
    runSql(
      databaseUrl,
      insertFiles(`select ${seedId(`'property ' || 1 + n % $3::int || '-1'`)}, n::text, n
        from generate_series($1::int, $2::int) as n`),
      [first, last, Math.max(1, owners)],
    ),
  )
  await runSql(databaseUrl, 'analyze')
}

const insertOwners = `
  insert into owner (id, issuer, subject, email, first_name, last_name, language, last_sign_in_on)
  select ${seedId(`'owner ' || n`)}, 'https://seed.bailclair.example', n::text, 'owner-' || n || '@particulier.example',
    'Camille', 'Moreau', 'fr', current_date
  from generate_series($1::int, $2::int) as n
  on conflict do nothing`

type Work = (first: number, last: number) => Promise<unknown>

/** Calls `work` with ranges from 1 to `count`, and reports progress every 5 s. */
async function inBatches(count: number, what: string, { report, signal }: SeedOptions, work: Work) {
  let reportedAt = Date.now()
  for (let first = 1; first <= count; first += batchSize) {
    signal.throwIfAborted()
    const last = Math.min(count, first + batchSize - 1)
    await work(first, last)
    if (last < count && Date.now() - reportedAt < 5_000) continue
    reportedAt = Date.now()
    report(`Seeded ${last.toLocaleString('en')} of ${count.toLocaleString('en')} ${what}`)
  }
}

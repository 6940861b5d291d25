import { demonstrationSecrets } from '@bailclair/api/src/platform/config/load-config.ts'
import { openTokenKeyring } from '@bailclair/api/src/platform/token/token-keyring.ts'
import pg from 'pg'
import { type Connections, copySeed } from './copy-seed.ts'
import {
  seededApplication,
  seededFile,
  seededOwner,
  seededProperty,
  seededTenant,
  seedId,
  tenantsOf,
} from './seed-sql.ts'

export type Amounts = { owners: number; files: number }
type SeedOptions = {
  report: (line: string) => void
  signal: AbortSignal
  /** Rows per transaction. A batch counts the changes of each owner once: 50,000 take a sixth less than 10,000. */
  batchSize?: number
}

/**
 * Adds owners with one or two properties, and files that apply to them. They have no accounts: nobody can sign in. By
 * COPY, with triggers on: rows are as if the API had written them.
 */
export async function seedMany(databaseUrl: string, { owners, files }: Amounts, options: SeedOptions) {
  const { TOKEN_KEY = demonstrationSecrets.TOKEN_KEY } = process.env
  const tokens = openTokenKeyring({ TOKEN_KEY, TOKEN_RETIRED_KEYS: [] })
  const shareLinks = { prefix: 'share_token', seal: (token: string) => tokens.seal('share-link', token) }
  const fileLinks = { prefix: 'token', seal: (token: string) => tokens.seal('application', token) }

  const connections = { reader: new pg.Client(databaseUrl), writer: new pg.Client(databaseUrl) }
  await Promise.all([connections.reader.connect(), connections.writer.connect()])
  try {
    // rows that a crash loses are added by the next run
    await connections.writer.query('set synchronous_commit = off')
    await inBatches(connections, owners, 'owners', options, async (numbers) => {
      const owned = `(select ${seedId(`'owner ' || n`)} as owner_id, n || '-' || place as key, n
        from ${numbers}, generate_series(1, case when n % 4 = 0 then 2 else 1 end) as place) as source`
      await copySeed(connections, seededOwner, missing(seededOwner, numbers))
      await copySeed(connections, seededProperty, missing(seededProperty, owned), shareLinks)
    })
    await inBatches(connections, files, 'files', options, async (numbers) => {
      const given = `(select ${seedId(`'property ' || 1 + n % ${Math.max(1, owners)} || '-1'`)} as property_id,
        n::text as key, n from ${numbers}) as given`
      const source = `(select * from ${missing(seededFile, given)}) as source`
      await copySeed(connections, seededFile, source)
      await copySeed(connections, seededTenant, tenantsOf(source))
      await copySeed(connections, seededApplication, source, fileLinks)
    })
    // as autovacuum does within minutes
    await connections.writer.query('vacuum (analyze)')
  } finally {
    await Promise.all([connections.reader.end(), connections.writer.end()])
  }
}

/** Rows of `source` that are not in the table yet. */
const missing = ({ table, columns }: typeof seededFile, source: string) =>
  `${source} where not exists (select from ${table} where ${table}.id = ${columns['id']})`

type Work = (numbers: string) => Promise<unknown>

/** Calls `work` with rows (n) from 1 to `count`, each time in a transaction, and reports progress every 5 s. */
async function inBatches(
  { writer }: Connections,
  count: number,
  what: string,
  { report, signal, batchSize = 50_000 }: SeedOptions,
  work: Work,
) {
  let reportedAt = Date.now()
  for (let first = 1; first <= count; first += batchSize) {
    signal.throwIfAborted()
    const last = Math.min(count, first + batchSize - 1)
    await writer.query('begin')
    await work(`generate_series(${first}, ${last}) as n`)
    await writer.query('commit')
    if (last < count && Date.now() - reportedAt < 5_000) continue
    reportedAt = Date.now()
    report(`Seeded ${last.toLocaleString('en')} of ${count.toLocaleString('en')} ${what}`)
  }
}

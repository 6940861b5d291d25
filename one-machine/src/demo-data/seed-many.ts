import { demonstrationSecrets } from '@bailclair/api/src/platform/config/load-config.ts'
import { openTokenKeyring } from '@bailclair/api/src/platform/token/token-keyring.ts'
import pg from 'pg'
import { type Connections, copySeed } from './copy-seed.ts'
import {
  type SeededTable,
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
  /** Files per transaction, about. */
  batchSize?: number
}
/** Numbers of owners. */
type Batch = { first: number; last: number }

/** Batches at once, as two cores can do. */
const lanes = 2

/**
 * Adds owners with one or two properties, and files that apply to them. They have no accounts: nobody can sign in. By
 * COPY, with triggers on: rows are as if the API had written them. A batch has whole owners, so that batches at once
 * count the changes of different owners.
 */
export async function seedMany(databaseUrl: string, amounts: Amounts, { report, signal, batchSize }: SeedOptions) {
  const batches = listBatches(amounts, batchSize)
  const seedBatch = createSeeder(amounts)
  let done = 0
  let reportedAt = Date.now()
  const work = async (connections: Connections) => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      signal.throwIfAborted()
      await connections.writer.query('begin')
      await seedBatch(connections, batch)
      await connections.writer.query('commit')
      done += batch.last - batch.first + 1
      if (done < amounts.owners && Date.now() - reportedAt < 5_000) continue
      reportedAt = Date.now()
      report(`Seeded ${done.toLocaleString('en')} of ${amounts.owners.toLocaleString('en')} owners with their files`)
    }
  }
  const stopOthers = (error: unknown) => {
    batches.length = 0
    throw error
  }
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, () => withConnections(databaseUrl, work).catch(stopOthers)),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  // as autovacuum does within minutes
  await withConnections(databaseUrl, ({ writer }) => writer.query('vacuum (analyze)'))
}

function listBatches({ owners, files }: Amounts, batchSize = 50_000): Batch[] {
  const size = Math.ceil((batchSize * owners) / Math.max(owners, files))
  return Array.from({ length: Math.ceil(owners / size) }, (_, index) => ({
    first: 1 + index * size,
    last: Math.min(owners, (index + 1) * size),
  }))
}

async function withConnections(databaseUrl: string, work: (connections: Connections) => Promise<unknown>) {
  const connections = { reader: new pg.Client(databaseUrl), writer: new pg.Client(databaseUrl) }
  try {
    await Promise.all([connections.reader.connect(), connections.writer.connect()])
    // rows that a crash loses are added by the next run
    await connections.writer.query('set synchronous_commit = off')
    await connections.reader.query(`set work_mem = '64MB'`)
    await work(connections)
  } finally {
    await Promise.all([connections.reader.end(), connections.writer.end()])
  }
}

function createSeeder({ owners, files }: Amounts) {
  const { TOKEN_KEY = demonstrationSecrets.TOKEN_KEY } = process.env
  const tokens = openTokenKeyring({ TOKEN_KEY, TOKEN_RETIRED_KEYS: [] })
  const shareLinks = { prefix: 'share_token', seal: (token: string) => tokens.seal('share-link', token) }
  const fileLinks = { prefix: 'token', seal: (token: string) => tokens.seal('application', token) }

  return async (connections: Connections, { first, last }: Batch) => {
    const numbers = `generate_series(${first}, ${last}) as n`
    const owned = `(select ${seedId(`'owner ' || n`)} as owner_id, n || '-' || place as key, n
      from ${numbers}, generate_series(1, case when n % 4 = 0 then 2 else 1 end) as place) as source`
    await copySeed(connections, seededOwner, missing(seededOwner, numbers))
    await copySeed(connections, seededProperty, missing(seededProperty, owned), shareLinks)

    // the owner of file n is 1 + n % owners
    const given = `(select ${seedId(`'property ' || owner || '-1'`)} as property_id, ${seedId(`'owner ' || owner`)} as owner_id,
      n::text as key, n from generate_series(${first}, ${last}) as owner, generate_series(owner - 1, ${files}, ${owners}) as n
      where n > 0) as given`
    const source = `(select * from ${missing(seededFile, given)}) as source`
    await copySeed(connections, seededFile, source)
    await copySeed(connections, seededTenant, tenantsOf(source))
    await copySeed(connections, ownedApplication, source, fileLinks)
  }
}

/** With its owner, whom a trigger would otherwise look up for each row. */
const ownedApplication: SeededTable = {
  ...seededApplication,
  columns: { property_id: 'property_id', property_owner_id: 'owner_id', ...seededApplication.columns },
}

/** Rows of `source` that are not in the table yet. */
const missing = ({ table, columns }: SeededTable, source: string) =>
  `${source} where not exists (select from ${table} where ${table}.id = ${columns['id']})`

import { insertFiles, insertProperties } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { migrationsFolder } from '#platform/database/applied-migrations.ts'
import { openDatabase } from '#platform/database/db.ts'
import { sealTokens } from './seal-tokens.service.ts'
import { openTokenKeyring } from './token-keyring.ts'

const rows = 1_200
const database = await createTestDatabase({ empty: true })
const config = { DATABASE_URL: database.directUrl, MIGRATION_LOCK_TIMEOUT_MS: 5_000 }
const client = new pg.Client({ connectionString: database.directUrl })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

it('an existing database is upgraded with its data, and no clear token is left', async () => {
  await migrate(config, migrationsFolder, (name) => name < '0018')
  const { rows: owners } = await client.query(
    `insert into owner (issuer, subject, email, language) values ('i', 's', 'a@example.org', 'fr') returning id`,
  )
  await client.query(
    insertProperties(`select '${owners[0].id}'::uuid, 'p' || n, n from generate_series(1, ${rows}) as n`),
  )
  await client.query(insertFiles(`select id, name, 1 from property`))
  const { rows: before } = await client.query('select id, share_token as token from property order by id')
  expect(before).toHaveLength(rows)

  await migrate(config, migrationsFolder)
  const settings = {
    ...config,
    DATABASE_POOL_SIZE: 4,
    DATABASE_MAX_WAIT_MS: 20_000,
    DATABASE_STATEMENT_TIMEOUT_MS: 10_000,
  }
  const { db, close } = openDatabase(settings, createLogger({ LOG_LEVEL: 'silent' }))
  const tokens = openTokenKeyring({ TOKEN_KEY: Buffer.alloc(32, 1).toString('base64'), TOKEN_RETIRED_KEYS: [] })
  // several instances boot together
  const counts = await Promise.all([1, 2, 3].map(() => sealTokens({ db, tokens })))
  await sealTokens({ db, tokens })
  await close()
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(2 * rows)

  const { rows: after } = await client.query(
    `select id, share_token as clear, share_token_hash as hash, share_token_sealed as sealed,
      share_token_key_id as "keyId" from property order by id`,
  )
  expect(after.map(({ id, ...stored }) => ({ id, token: tokens.unseal('share-link', stored) }))).toEqual(before)
  const { rows: left } = await client.query(
    `select (select count(*) from property where share_token is not null)::int as links,
      (select count(*) from application where token is not null)::int as files`,
  )
  expect(left).toEqual([{ links: 0, files: 0 }])
})

import { isPgBouncerInstalled, startPgBouncer } from '@bailclair/one-machine/postgres/pgbouncer.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { itNeeds } from '@bailclair/one-machine/test/it-needs.ts'
import { afterAll, expect, it } from 'vitest'
import { createLogger } from '#logger.ts'
import { nameStatement, type Preparation } from './named-statements.ts'
import { openPool } from './open-pool.ts'

const database = await createTestDatabase({ empty: true })
afterAll(database.drop)

const text = 'select $1::int + 1 as sum'
nameStatement(text)

/** The sum, and how many statements the connection has prepared. */
async function ask(url: string, preparation: Preparation) {
  const settings = { url, name: 'the-pool', size: 1, statementTimeoutMs: 20_000, maxWaitMs: 20_000, preparation }
  const pool = openPool(settings, createLogger({ LOG_LEVEL: 'silent' }))
  try {
    await pool.query(text, [1])
    const { rows } = await pool.query(text, [2])
    await pool.query('select $1::int', [3])
    const prepared = await pool.query('select statement from pg_prepared_statements')
    return { sum: rows[0].sum, prepared: prepared.rows.map(({ statement }) => statement) }
  } finally {
    await pool.end()
  }
}

it.each([
  ['auto', [text]],
  ['on', [text]],
  ['off', []],
] as const)('without a pooler, %s prepares %j', async (preparation, prepared) => {
  expect(await ask(database.directUrl, preparation)).toEqual({ sum: 3, prepared })
})

itNeeds('PgBouncer', isPgBouncerInstalled())('prepares nothing by itself through a pooler', async () => {
  const pooler = await startPgBouncer(database.directUrl)
  try {
    expect(await ask(pooler.url, 'auto')).toEqual({ sum: 3, prepared: [] })
  } finally {
    await pooler.stop()
  }
})

import { watchStartupParameters } from '@bailclair/one-machine/postgres/startup-parameters.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '#logger.ts'
import { openPool } from './open-pool.ts'
import { setTimeouts } from './transaction-timeouts.ts'

const database = await createTestDatabase({ empty: true })
const watcher = new pg.Client(database.directUrl)
beforeAll(() => watcher.connect())
afterAll(async () => {
  await watcher.end()
  await database.drop()
})

const logger = createLogger({ LOG_LEVEL: 'silent' })
const open = (url = database.url) =>
  openPool({ url, name: 'the-pool', size: 1, statementTimeoutMs: 200, maxWaitMs: 20_000 }, logger)
const running = async () =>
  (await watcher.query(`select query from pg_stat_activity where application_name = 'the-pool' and state <> 'idle'`))
    .rows

describe('a pool', () => {
  it('sends no startup parameter that PgBouncer refuses', async () => {
    const watched = await watchStartupParameters(database.directUrl)
    onTestFinished(() => void watched.close())
    const pool = open(watched.url)
    await pool.query('select 1')
    await pool.end()
    expect(watched.seen()).toEqual({ connections: 1, refused: [] })
    const refused = new pg.Client({ connectionString: watched.url, statement_timeout: 1 })
    await refused.connect()
    await refused.end()
    expect(watched.seen()).toEqual({ connections: 2, refused: ['statement_timeout'] })
  })
})

describe('a statement that takes too long', () => {
  let pool: pg.Pool
  beforeAll(() => {
    pool = open()
  })
  afterEach(async () => {
    // the only connection of the pool: it is free again, or was replaced
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
  afterAll(() => pool.end())

  it('outside a transaction is cancelled at the server too', async () => {
    await expect(pool.query('select pg_sleep(600)')).rejects.toThrow('Query read timeout')
    await expect.poll(running).toEqual([])
  })

  it('is cancelled although its connection is given back without an error', async () => {
    const client = await pool.connect()
    await expect(client.query('select pg_sleep(600)')).rejects.toThrow('Query read timeout')
    client.release()
    await expect.poll(running).toEqual([])
  })

  it('in a transaction is ended by the server, which keeps the connection', async () => {
    const client = await pool.connect()
    await client.query(`begin; ${setTimeouts({ statementTimeoutMs: 200 })}`)
    await expect(client.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
    await client.query('rollback')
    const { rows } = await client.query(
      `select name from pg_settings where source = 'session' and name <> 'application_name'`,
    )
    expect(rows).toEqual([])
    client.release()
    expect(pool.totalCount).toBe(1)
  })
})

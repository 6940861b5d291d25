import { AppError } from '@bailclair/domain/contract/errors.ts'
import { startTcpProxy } from '@bailclair/one-machine/postgres/tcp-proxy.ts'
import { isDatabaseUnavailable, isUnstorableText } from '@bailclair/server-kit/database/failures.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { watchMigrations } from '#platform/database/applied-migrations.ts'
import { openDatabase } from '#platform/database/db.ts'
import { startDeps } from '#test/harness.ts'

const direct = await startDeps({ DATABASE_MAX_WAIT_MS: '2000', DATABASE_STATEMENT_TIMEOUT_MS: '300' })
const proxy = await startTcpProxy(direct.deps.config.DATABASE_URL)
const { db, usage, close } = openDatabase(
  { ...direct.deps.config, DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: 2 },
  direct.deps.logger,
)

const app = buildApp(
  { ...direct.deps, db, metrics: new Registry() },
  { isDraining: () => false, checks: { database: watchMigrations(db) } },
)
app.get('/api/now', async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows)
app.get('/api/slow', async () => (await sql`select pg_sleep(5)`.execute(db)).rows)
app.post('/api/text', async ({ body }) => (await sql`select ${body}::text`.execute(db)).rows)
afterAll(async () => {
  await app.close()
  await close()
  proxy.close()
})

const ask = async (path: string) => {
  const reply = await app.inject(`/api${path}`)
  return [reply.statusCode, reply.headers['retry-after'], reply.json().errors]
}
const unavailable = [503, '2', [{ code: 'ServiceUnavailable' }]]
const fine = [200, undefined, undefined]

describe('a database outage', () => {
  it('fails at most the requests that were using the database, and recovers by itself', async () => {
    expect(await ask('/now')).toEqual(fine)
    proxy.cut()
    const afterwards = await Promise.all(Array.from({ length: 5 }, () => ask('/now')))
    for (const answer of afterwards) expect([fine, unavailable]).toContainEqual(answer)
    await expect.poll(() => ask('/now')).toEqual(fine)
  })

  it('answers 503 with Retry-After while connections are refused', async () => {
    await proxy.refuse()
    await expect.poll(() => usage().open).toBe(0)
    expect(await ask('/now')).toEqual(unavailable)
    expect(await ask('/health/ready')).toEqual([503, '2', [{ code: 'ServiceUnavailable', field: 'database' }]])
    expect(await ask('/config')).toEqual(fine)
    await proxy.restore()
    expect(await ask('/now')).toEqual(fine)
    await expect.poll(() => ask('/health/ready')).toEqual(fine)
  })

  it('answers 503 in about two seconds while the database accepts but does not respond', async () => {
    proxy.fallSilent()
    await expect.poll(() => usage().open).toBe(0)
    const began = performance.now()
    expect(await ask('/now')).toEqual(unavailable)
    const seconds = (performance.now() - began) / 1_000
    expect(seconds).toBeGreaterThan(1.5)
    expect(seconds).toBeLessThan(6)
    await proxy.restore()
    await expect.poll(() => ask('/now'), { timeout: 5_000 }).toEqual(fine)
  })

  it('answers 503 when the database shuts down during a statement', async () => {
    const answer = ask('/now').then(() => ask('/slow'))
    await expect
      .poll(() =>
        direct.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and pid <> pg_backend_pid()`,
        ),
      )
      .not.toEqual([])
    expect(await answer).toEqual(unavailable)
    await expect.poll(() => ask('/now')).toEqual(fine)
  })

  it('answers 503 when a statement takes too long', async () => {
    expect(await ask('/slow')).toEqual(unavailable)
  })
})

it('answers 400 to text that PostgreSQL cannot store, also when no schema refused it', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/text',
    payload: '"a\\u0000b"',
    headers: { 'content-type': 'application/json' },
  })
  expect([reply.statusCode, reply.json().errors]).toEqual([400, [{ code: 'InvalidRequest' }]])
})

describe('classification', () => {
  const failure = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code })

  it.each([
    '08006',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '25006',
    '25P03',
    '40001',
    '40P01',
    '55P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
  ])('%s is temporary', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(true)
  })

  it.each(['23505', '42P01', '22P02', '57000', '25001', 'ERR_ASSERTION'])('%s is a server error', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(false)
  })

  it.each([[new AppError('Unexpected')], [new Error('boom')], ['Connection terminated'], [undefined]])(
    '%s is a server error',
    (error) => {
      expect(isDatabaseUnavailable(error)).toBe(false)
      expect(isUnstorableText(error)).toBe(false)
    },
  )
})

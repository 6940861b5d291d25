import type { Checks } from '@bailclair/server-kit/health/readiness.ts'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { watchMigrations } from '#platform/database/applied-migrations.ts'
import { startDeps } from '#test/harness.ts'

const { deps, sql, logs } = await startDeps()
const withChecks = (checks: Checks, isDraining = false) =>
  buildApp({ ...deps, metrics: new Registry() }, { checks, isDraining: () => isDraining })
const ready = (checks: Checks, isDraining = false) => withChecks(checks, isDraining).inject('/api/health/ready')

describe('GET health/live', () => {
  it('answers 200 even while dependencies are down', async () => {
    const reply = await withChecks({ database: () => false }, true).inject('/api/health/live')
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'live' }])
  })
})

describe('GET health/ready', () => {
  const database = watchMigrations(deps.db)

  it('answers 200 when every check passes', async () => {
    const reply = await ready({ database, mail: () => true })
    expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([
      200,
      { status: 'ready', roles: ['web', 'worker', 'jobs', 'documents'] },
      'no-store',
    ])
  })

  it.each([
    ['says no', () => false],
    ['fails', () => Promise.reject(new Error('no'))],
    ['dawdles', () => new Promise<boolean>(() => undefined)],
  ])('names a check that %s', async (_, mail) => {
    const reply = await ready({ database, mail })
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().errors]).toEqual([
      503,
      '2',
      [{ code: 'ServiceUnavailable', field: 'mail' }],
    ])
  })

  it('answers 503 with Retry-After while draining', async () => {
    const reply = await ready({ database }, true)
    expect([reply.statusCode, reply.json().errors]).toEqual([503, [{ code: 'ServiceUnavailable', field: 'accepting' }]])
    expect(reply.headers.connection).toBe('close')
  })

  it('answers 503 when a migration is missing', async () => {
    await sql(`delete from schema_migration where name = '0001-rate-budget.sql'`)
    const reply = await ready({ database })
    expect([reply.statusCode, reply.json().errors]).toEqual([503, [{ code: 'ServiceUnavailable', field: 'database' }]])
    expect(logs.some((line) => line.includes('check failed'))).toBe(true)
  })
})

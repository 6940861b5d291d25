import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'
import { createLimitWatch } from './limit-watch.service.ts'

const { deps, sql, call, addUser, signIn, newOwner, newTenantAt, passSeconds } = await startTenants()

const limit = 20
const exportMany = async (call: () => Promise<{ statusCode: number }>, times: number) => {
  for (let turn = 0; turn < times; turn++) await call()
  return (await call()).statusCode
}
const logOf = async (bearer: string, path: string) =>
  (await call('GET', path, { bearer })).json().entries as { action: string; by: string }[]
const reached = (entries: { action: string }[]) => entries.filter(({ action }) => action === 'LIMIT_REACHED')
const countRows = async () =>
  (await sql(`select count(*)::int as count from audit_entry where action = 'LIMIT_REACHED'`))[0].count
const metric = async () =>
  (await deps.metrics.metrics()).split('\n').filter((line) => line.startsWith('limits_reached_total{'))

const newInstance = (db = deps.db) => createLimitWatch({ ...deps, db, metrics: new Registry() })

describe('a limit that an account reaches', () => {
  it('is in the log of its owner, once an hour, however often it is reached', async () => {
    const { bearer } = await newOwner()
    const tryOnce = () => call('GET', '/owner/export', { bearer })
    expect(await exportMany(tryOnce, limit)).toBe(429)
    for (let turn = 0; turn < 10; turn++) await tryOnce()
    expect(reached(await logOf(bearer, '/owner/audit'))).toEqual([
      { occurredAt: deps.clock().toISOString(), action: 'LIMIT_REACHED', by: 'SELF' },
    ])
    expect(await metric()).toContain('limits_reached_total{access="owner",code="TooManyRequests"} 11')
  })

  it('is in the log of its tenant', async () => {
    const tenant = await newTenantAt('INCOMPLETE')
    expect(await exportMany(() => tenant.ask('GET', '/tenant/export'), limit)).toBe(429)
    const { entries } = (await tenant.ask('GET', '/tenant/audit')).json()
    expect(reached(entries)).toMatchObject([{ by: 'SELF' }])
  })

  it('is told again in the next hour', async () => {
    const user = addUser()
    const refused = async () => {
      const { bearer } = await signIn(user)
      expect(await exportMany(() => call('GET', '/owner/export', { bearer }), limit)).toBe(429)
      return bearer
    }
    await refused()
    passSeconds(3_600)
    expect(reached(await logOf(await refused(), '/owner/audit'))).toHaveLength(2)
  })

  it('is told once by all instances and parallel calls together', async () => {
    const before = await countRows()
    const account = { issuer: 'https://issuer.example', subject: 'somebody' }
    const instances = [newInstance(), newInstance()]
    const notices = instances.flatMap((notice) =>
      Array.from({ length: 20 }, () => notice({ account, access: 'owner', code: 'TooManyUploads' })),
    )
    await Promise.all(notices)
    expect(await countRows()).toBe(before + 1)
  })

  it('costs one query, and none of its failures changes the answer', async () => {
    let queries = 0
    const db = new Proxy(deps.db, {
      get: () => {
        queries++
        throw new Error('no database')
      },
    })
    const notice = newInstance(db)
    const account = { issuer: 'https://issuer.example', subject: 'somebody else' }
    for (let turn = 0; turn < 100; turn++) await notice({ account, access: 'tenant', code: 'TooManyUploads' })
    expect(queries).toBe(1)
  })

  it('of a visitor is counted, and names nobody', async () => {
    const before = await countRows()
    const ask = () =>
      call('POST', '/register/forgotPassword', { body: { email: 'nobody@example.org' }, ip: '203.0.113.9' })
    for (let turn = 0; turn < 5; turn++) await ask()
    expect((await ask()).statusCode).toBe(429)
    expect(await metric()).toContain('limits_reached_total{access="anonymous",code="TooManyRequests"} 1')
    expect(await countRows()).toBe(before)
  })
})

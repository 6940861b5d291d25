import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { afterAll, expect, it } from 'vitest'
import { startApi } from './harness.ts'

const { as, database } = await startApi()

/** As on a standby: reads work, and every write fails with SQLSTATE 25006. */
async function setReadOnly(value: 'on' | 'off') {
  const { name, directUrl } = database
  await runSql(
    directUrl,
    `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
  )
  // by database: PgBouncer names a connection after its latest client, or not at all
  await runSql(
    directUrl,
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
}
afterAll(() => setReadOnly('off'))

const summary = async (reply: ReturnType<ReturnType<typeof as>>) => {
  const { statusCode, headers, json } = await reply
  return [statusCode, headers['retry-after'], json().errors?.[0]]
}
const ready = () => summary(as()('GET', '/health/ready'))

it('is not ready while the database is read-only, answers writes with 503, and recovers by itself', async () => {
  expect(await ready()).toEqual([200, undefined, undefined])
  await setReadOnly('on')
  // connections that were open fail once
  await expect.poll(ready).toEqual([503, '2', { code: 'ServiceUnavailable', field: 'database', message: 'read-only' }])
  const unavailable = [503, '2', { code: 'ServiceUnavailable' }]
  const writes = [
    as('alice')('POST', '/owner/names', { email: 'alice@example.org', firstName: 'Alice', lastName: 'Martin' }),
    as('alice')('POST', '/property', { name: 'Studio', type: 'APARTMENT' }),
    as('bob')('POST', '/tenant/names', { firstName: 'Bob', lastName: 'Martin' }),
    as()('POST', '/contact', {
      email: 'a@example.org',
      firstName: 'A',
      lastName: 'B',
      profile: 'OWNER',
      subject: 'x',
      message: 'x',
    }),
    as('alice')('POST', '/owner/logout'),
  ]
  const statuses = []
  for (const write of writes) statuses.push(await summary(write))
  expect(statuses).toEqual(writes.map(() => unavailable))
  await setReadOnly('off')
  await expect.poll(ready).toEqual([200, undefined, undefined])
})

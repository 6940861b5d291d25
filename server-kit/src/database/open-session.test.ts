import { isPgBouncerInstalled, startPgBouncer } from '@bailclair/one-machine/postgres/pgbouncer.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { itNeeds } from '@bailclair/one-machine/test/it-needs.ts'
import { afterAll, expect, it } from 'vitest'
import { openSession } from './open-session.ts'

const database = await createTestDatabase({ empty: true })
afterAll(database.drop)

it('has no time limits', async () => {
  const client = await openSession(database.directUrl, 'the-session')
  const { rows } = await client.query(`select setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`)
  expect(rows).toEqual([{ setting: '0' }, { setting: '0' }, { setting: '0' }])
  await client.end()
})

itNeeds('PgBouncer', isPgBouncerInstalled())('refuses a pooler', async () => {
  const pooler = await startPgBouncer(database.directUrl)
  try {
    await expect(openSession(pooler.url, 'the-session')).rejects.toThrow('A pooler is in between')
  } finally {
    await pooler.stop()
  }
})

import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { openReplica } from './replica.ts'

/**
 * A read-only copy with other rows, which shows where a figure comes from. It says of itself what a standby says: its
 * functions hide those of PostgreSQL.
 */
const copy = await createTestDatabase()
await runSql(
  copy.directUrl,
  `create table state (lag interval, replayed pg_lsn);
   create function pg_is_in_recovery() returns boolean language sql as 'select true';
   create function pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select replayed from public.state';
   create function pg_last_xact_replay_timestamp() returns timestamptz language sql
     as 'select clock_timestamp() - lag from public.state';
   insert into owner (issuer, subject, email, language)
     select 'x', n::text, n || '@example.org', 'fr' from generate_series(1, 100) as n;
   alter database ${copy.name} set search_path = public, pg_catalog;
   alter database ${copy.name} set default_transaction_read_only = on`,
)
afterAll(copy.drop)
const setState = (lag: string, replayed: string) =>
  runSql(
    copy.directUrl,
    `begin read write; delete from state; insert into state values ('${lag}', '${replayed}'); commit`,
  )
const everything = 'FFFFFFFF/FFFFFFFF'

const api = await startApplications({ DATABASE_REPLICA_URL: copy.url, DATABASE_REPLICA_MAX_LAG_SECONDS: '60' })
const owners = async () => {
  api.passSeconds(3_600)
  return (await api.call('GET', '/stats')).json().owners
}
const [onPrimary, onReplica] = [2, 100]

beforeEach(() => setState('0', everything))

describe('figures', () => {
  it.each([
    ['has everything', '1 hour', everything, onReplica],
    ['is a little behind', '20 seconds', '0/1', onReplica],
    ['is too far behind', '5 minutes', '0/1', onPrimary],
  ])('of a replica that %s', async (_, lag, replayed, count) => {
    await setState(lag, replayed)
    expect(await owners()).toBe(count)
  })
})

describe('an export', () => {
  const isFromReplica = async () => {
    const snapshot = await api.deps.replica.beginUpToDate()
    await snapshot?.rollback().execute()
    return snapshot !== undefined
  }

  it('is read from a replica that has every change', async () => {
    const owner = await api.newLandlord()
    expect(await isFromReplica()).toBe(true)
    // that owner is unknown there
    const reply = await api.call('GET', '/owner/export', { bearer: owner.bearer })
    expect(reply.statusCode).not.toBe(200)
  })

  it('has what its owner has just changed, although the replica lags', async () => {
    await setState('1 millisecond', '0/1')
    const owner = await api.newLandlord()
    expect(await isFromReplica()).toBe(false)
    const reply = await api.call('GET', '/owner/export', { bearer: owner.bearer })
    expect([reply.statusCode, JSON.stringify(reply.json())]).toEqual([200, expect.stringContaining('12 rue des Lilas')])
  })

  it('waits for a replica that is just replaying the change', async () => {
    await setState('1 millisecond', '0/1')
    const asked = isFromReplica()
    await setState('0', everything)
    expect(await asked).toBe(true)
  })
})

it('a replica that is away is asked again after a while, and the primary is read meanwhile', async () => {
  const config = { ...api.deps.config, DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const away = openReplica(config, api.deps.db, api.deps.logger)
  expect([await away.beginRecent(), await away.beginUpToDate()]).toEqual([undefined, undefined])
  expect(api.logs.filter((line) => line.includes('the replica cannot be read'))).toHaveLength(1)
  await away.close()
})

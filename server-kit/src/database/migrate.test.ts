import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>
let database: TestDatabase
let folder: string
let client: pg.Client

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () => migrate({ DATABASE_URL: database.directUrl, MIGRATION_LOCK_TIMEOUT_MS: 200 }, folder)
const applied = async () =>
  (await client.query('select name from schema_migration order by name')).rows.map(({ name }) => name)
const tables = async () =>
  (await client.query(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)).rows.map(
    ({ name }) => name,
  )

beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  folder = mkdtempSync(join(tmpdir(), 'bailclair-migrations-'))
  client = new pg.Client(database.directUrl)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

describe('migrate', () => {
  it('applies new migrations in order, once', async () => {
    write('0002-second.sql', 'alter table first add column name text')
    write('0001-first.sql', 'create table first (id integer)')
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
    write('0003-third.sql', 'drop table first')
    expect(await run()).toEqual(['0003-third.sql'])
    expect(await run()).toEqual([])
    expect(await applied()).toEqual(['0001-first.sql', '0002-second.sql', '0003-third.sql'])
  })

  it('runs once when five instances boot together', async () => {
    // running either twice would fail; the sleep makes the runs overlap
    write('0001-slow.sql', 'create table slow (id integer); select pg_sleep(0.2)')
    write('0002-next.sql', 'create table next (id integer)')
    const results = await Promise.all(Array.from({ length: 5 }, run))
    expect(results.toSorted((a, b) => b.length - a.length)).toEqual([
      ['0001-slow.sql', '0002-next.sql'],
      [],
      [],
      [],
      [],
    ])
  })

  it('accepts a migration that names the file that it replaces', async () => {
    const former = 'create table first (id integer default 1)'
    write('0001-first.sql', former)
    await run()
    const checksum = createHash('sha256').update(former).digest('hex')
    write('0001-first.sql', `-- replaces sha256 ${checksum}\ncreate table first (id integer)`)
    expect(await run()).toEqual([])
  })

  it('refuses a migration that changed after it was applied', async () => {
    write('0001-first.sql', 'create table first (id integer)')
    await run()
    write('0001-first.sql', 'create table first (id bigint)')
    await expect(run()).rejects.toThrow('Migration 0001-first.sql was changed after it was applied')
  })

  it('refuses a migration with a lower number than an applied one', async () => {
    write('0002-second.sql', 'select 1')
    await run()
    write('0001-first.sql', 'select 1')
    await expect(run()).rejects.toThrow('Migration 0001-first.sql comes before 0002-second.sql')
  })

  it('rolls back a failing migration and keeps those before it', async () => {
    write('0001-good.sql', 'create table good (id integer)')
    write('0002-bad.sql', 'create table half (id integer); create table good (id integer)')
    await expect(run()).rejects.toThrow(
      'Migration 0002-bad.sql failed, nothing of it was kept: relation "good" already exists',
    )
    expect(await applied()).toEqual(['0001-good.sql'])
    expect(await tables()).toEqual(['good', 'schema_migration'])
  })

  it('times out when traffic has a lock, instead of blocking everybody behind it', async () => {
    write('0001-busy.sql', 'create table busy (id integer)')
    await run()
    write('0002-alter.sql', 'alter table busy add column name text')
    await client.query('begin; lock table busy in access share mode')
    await expect(run()).rejects.toThrow('lock timeout')
    await client.query('commit')
    expect(await run()).toEqual(['0002-alter.sql'])
  })

  it('accepts a newer database, because a rolling deployment runs both releases', async () => {
    write('0001-first.sql', 'select 1')
    write('0002-newer.sql', 'select 1')
    await run()
    rmSync(join(folder, '0002-newer.sql'))
    expect(await run()).toEqual([])
  })

  it.each([
    ['a name without a number', ['first.sql'], 'not named like'],
    ['two files of one number', ['0001-a.sql', '0001-b.sql'], 'has the number of another one'],
  ])('refuses %s', async (_, names, message) => {
    for (const name of names) write(name, 'select 1')
    await expect(run()).rejects.toThrow(message)
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

  it('runs the text for older servers on those alone, and keeps the checksum of the file', async () => {
    write('0001-first.sql', 'create table first (id integer)')
    write('0002-second.sql', 'create table second (id integer)')
    for (const before of ['99', '100', '9']) mkdirSync(join(folder, `before-postgresql-${before}`))
    write('before-postgresql-9/0001-first.sql', 'create table for_no_server (id integer)')
    write('before-postgresql-99/0002-second.sql', 'create table for_this_server (id integer)')
    write('before-postgresql-100/0002-second.sql', 'create table for_newer_servers (id integer)')
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await tables()).toEqual(['first', 'for_this_server', 'schema_migration'])
    rmSync(join(folder, 'before-postgresql-99'), { recursive: true })
    expect(await run()).toEqual([])
    write('before-postgresql-100/0003-third.sql', 'select 1')
    await expect(run()).rejects.toThrow('Migration 0003-third.sql for older servers replaces no file')
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

describe('a migration without a transaction', () => {
  const indexes = async () =>
    (
      await client.query(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
         where indrelid = 'people'::regclass order by 1`,
      )
    ).rows
  const people = `create table people (id integer, name text);
    insert into people select n, 'name ' || n % 900 from generate_series(1, 1000) as n`
  const twoIndexes = `-- no transaction
    -- names repeat, so the second statement fails at first
    create index concurrently if not exists people_id on people (id);
    create unique index concurrently if not exists people_name on people (name);
    `

  it('builds indexes concurrently, once, while five instances boot together', async () => {
    write('0001-people.sql', people)
    write('0002-index.sql', twoIndexes.replace('unique ', ''))
    const results = await Promise.all(Array.from({ length: 5 }, run))
    expect(results.flat().sort()).toEqual(['0001-people.sql', '0002-index.sql'])
    expect(await indexes()).toEqual([
      { name: 'people_id', valid: true },
      { name: 'people_name', valid: true },
    ])
  })

  it('continues after a failure, and rebuilds the index that it left invalid', async () => {
    write('0001-people.sql', people)
    write('0002-index.sql', twoIndexes)
    await expect(run()).rejects.toThrow('Migration 0002-index.sql stopped, run it again to continue: could not create')
    expect(await indexes()).toEqual([
      { name: 'people_id', valid: true },
      { name: 'people_name', valid: false },
    ])
    expect(await applied()).toEqual(['0001-people.sql'])
    await client.query('delete from people where id > 900')
    expect(await run()).toEqual(['0002-index.sql'])
    expect(await indexes()).toEqual([
      { name: 'people_id', valid: true },
      { name: 'people_name', valid: true },
    ])
  })

  it('waits for older transactions instead of giving up, because it blocks nobody', async () => {
    write('0001-people.sql', people)
    await run()
    write('0002-index.sql', '-- no transaction\ncreate index concurrently if not exists people_id on people (id);')
    await client.query('begin; update people set id = 0 where id = 1')
    let isDone = false
    const running = run().then(() => {
      isDone = true
    })
    const watcher = new pg.Client(database.directUrl)
    await watcher.connect()
    const waiting = async () =>
      (
        await watcher.query(`select from pg_stat_activity where application_name = 'bailclair-migrate'
        and query like 'create index concurrently%' and wait_event_type = 'Lock'
        and now() - query_start > interval '1 second'`)
      ).rowCount
    await expect.poll(waiting).toBe(1)
    expect(isDone).toBe(false)
    await watcher.query('insert into people values (5000, $1)', ['written meanwhile'])
    await client.query('commit')
    await running
    await watcher.end()
    expect(await indexes()).toEqual([{ name: 'people_id', valid: true }])
  })

  it.each([
    'create index concurrently people_id on people (id)',
    'drop index concurrently people_id',
    'alter table people add column age integer',
  ])('is refused when it could not continue: %s', async (statement) => {
    write('0001-people.sql', `-- no transaction\n${statement};\n`)
    await expect(run()).rejects.toThrow('to be run again after a failure')
  })
})

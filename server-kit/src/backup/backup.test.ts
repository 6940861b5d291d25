import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { runBackupCommand } from './command.ts'
import { restore } from './restore.ts'

const vanishing = vi.hoisted(() => 'documents-that-vanish')
// the tenant of one document deletes it between the listing and the copy
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const cp: typeof real.cp = async (from, to, options) => {
    if (String(from).endsWith(`${vanishing}/ab/cipher`)) await real.rm(from)
    return real.cp(from, to, options)
  }
  return { ...real, cp }
})

let folder: string
let source: Awaited<ReturnType<typeof createTestDatabase>>
const databases: (typeof source)[] = []
const migrationsFolder = () => join(folder, 'migrations')

async function newDatabase() {
  const database = await createTestDatabase({ empty: true })
  databases.push(database)
  return database
}
async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const command = (url: string, ...args: string[]) =>
  runBackupCommand(args, { databaseUrl: url, migrationsFolder: migrationsFolder() })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bailclair-backup-'))
  mkdirSync(migrationsFolder())
  writeFileSync(
    join(migrationsFolder(), '0001-house.sql'),
    // named so that alphabetical order is wrong
    `create type kind as enum ('A', 'B');
     create table owner (id uuid primary key default gen_random_uuid(), name text not null, kind kind, seen timestamptz);
     create table a_house (
       id bigint generated always as identity primary key,
       owner_id uuid not null references owner,
       rent integer, doubled integer generated always as (rent * 2) stored,
       papers jsonb, picture bytea);
     create function refuse() returns trigger language plpgsql as 'begin raise ''append-only''; end';
     create trigger a_house_insert before insert on a_house for each statement execute function refuse()`,
  )
  source = await newDatabase()
  await migrate({ DATABASE_URL: source.directUrl, MIGRATION_LOCK_TIMEOUT_MS: 1_000 }, migrationsFolder())
  await query(
    source.directUrl,
    `alter table a_house disable trigger user;
     insert into owner (name, kind, seen) select E'l’été\\t\\\\N\\n' || n, 'B', now() - n * interval '1 hour' from generate_series(1, 300) n;
     insert into a_house (owner_id, rent, papers, picture)
       select id, 700, '{"a": [1, null, "€"]}', '\\x00ff'::bytea from owner;
     insert into a_house (owner_id) select id from owner;
     alter table a_house enable trigger user`,
  )
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true })
})

it('restores everything into an empty database, and sequences continue', async () => {
  const backup = join(folder, 'whole')
  expect(await command(source.directUrl, 'back-up', backup, '--method', 'copy')).toMatch(
    /^Backed up 900 rows of 2 tables by copy in/,
  )
  const target = await newDatabase()
  expect(await command(target.directUrl, 'restore', backup)).toMatch(/^Restored 900 rows of 2 tables of 20.*checksum/)
  const everything =
    'select to_jsonb(h) as house, to_jsonb(o) as owner from a_house h join owner o on o.id = owner_id order by h.id'
  expect(await query(target.directUrl, everything)).toEqual(await query(source.directUrl, everything))
  await expect(query(target.directUrl, 'insert into a_house (owner_id) select id from owner limit 1')).rejects.toThrow(
    'append-only',
  )
  await query(target.directUrl, 'alter table a_house disable trigger user')
  expect(
    await query(target.directUrl, 'insert into a_house (owner_id) select id from owner limit 1 returning id'),
  ).toEqual([{ id: '601' }])
})

it('reads one snapshot while others write', async () => {
  const writer = new pg.Client(source.directUrl)
  await writer.connect()
  await writer.query('begin')
  await writer.query(`insert into owner (name) values ('not there yet')`)
  const backup = join(folder, 'moment')
  await command(source.directUrl, 'back-up', backup, '--method', 'copy')
  await writer.query('rollback')
  await writer.end()
  expect(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')).tables[0].rows).toBe(300)
})

it('is readable by the current user only, and never overwritten', async () => {
  const backup = join(folder, 'private')
  await command(source.directUrl, 'back-up', backup, '--method', 'copy')
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  for (const file of ['manifest.json', 'owner.copy.gz']) expect(statSync(join(backup, file)).mode & 0o777).toBe(0o600)
  await expect(command(source.directUrl, 'back-up', backup)).rejects.toThrow('EEXIST')
})

it('refuses to restore into a database with data', async () => {
  const backup = join(folder, 'refused')
  await command(source.directUrl, 'back-up', backup, '--method', 'copy')
  await expect(command(source.directUrl, 'restore', backup)).rejects.toThrow('not empty')
})

it('detects a missing or changed row', async () => {
  const backup = join(folder, 'tampered')
  await command(source.directUrl, 'back-up', backup, '--method', 'copy')
  const file = join(backup, 'owner.copy.gz')
  const text = gunzipSync(await readFile(file)).toString()
  await writeFile(file, gzipSync(text.replace('\tB\t', '\tA\t')))
  const target = await newDatabase()
  await expect(
    restore({ databaseUrl: target.directUrl, folder: backup, migrationsFolder: migrationsFolder() }),
  ).rejects.toThrow('Not what was backed up: owner')
})

it.each([[[]], [['back-up']], [['erase', 'x']], [['back-up', 'x', 'y']], [['back-up', 'x', '--method', 'zip']]])(
  'prints its usage: %j',
  async (args) => {
    await expect(command(source.directUrl, ...args)).rejects.toThrow('Usage:')
    expect(existsSync('x')).toBe(false)
  },
)

it('includes documents', async () => {
  const documents = join(folder, 'documents-here')
  mkdirSync(join(documents, 'ab'), { recursive: true })
  writeFileSync(join(documents, 'ab', 'cipher'), 'bytes')
  const backup = join(folder, 'with-documents')
  const settings = { databaseUrl: source.directUrl, migrationsFolder: migrationsFolder(), documentFolder: documents }
  await runBackupCommand(['back-up', backup, '--method', 'copy'], settings)
  const target = await newDatabase()
  const elsewhere = join(folder, 'documents-there')
  await runBackupCommand(['restore', backup], { ...settings, databaseUrl: target.directUrl, documentFolder: elsewhere })
  expect(await readFile(join(elsewhere, 'ab', 'cipher'), 'utf8')).toBe('bytes')
})

it('copies the other documents when one is deleted meanwhile', async () => {
  const documents = join(folder, vanishing)
  for (const name of ['aa', 'ab', 'ac']) {
    mkdirSync(join(documents, name), { recursive: true })
    writeFileSync(join(documents, name, 'cipher'), 'bytes')
  }
  const backup = join(folder, 'with-most-documents')
  const settings = { databaseUrl: source.directUrl, migrationsFolder: migrationsFolder(), documentFolder: documents }
  await runBackupCommand(['back-up', backup, '--method', 'copy'], settings)
  expect(readdirSync(join(backup, 'documents'))).toEqual(['aa', 'ab', 'ac'])
  expect(existsSync(join(backup, 'documents/ab/cipher'))).toBe(false)
  for (const name of ['aa', 'ac'])
    expect(await readFile(join(backup, 'documents', name, 'cipher'), 'utf8')).toBe('bytes')
})

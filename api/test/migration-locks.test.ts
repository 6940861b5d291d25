import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockingIndexes } from './migration-locks.ts'

/** Migrations up to these ran before tables were large. */
const folders = [
  { folder: '../migrations', from: '0043' },
  { folder: '../../identity/migrations', from: '0010' },
].map(({ folder, from }) => ({ folder: join(import.meta.dirname, folder), from }))

it('new migrations build indexes on tables that exist without locking them', () => {
  const found = folders.flatMap(({ folder, from }) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && name >= from)
      .flatMap((name) => lockingIndexes(readFileSync(join(folder, name), 'utf8')).map((it) => `${name}: ${it}`)),
  )
  expect(found).toEqual([])
})

it.each([
  ['create index owner_x on owner (x);', 1],
  ['create unique index owner_x on owner (x) where x is not null;', 1],
  ['CREATE INDEX\n  IF NOT EXISTS owner_x ON owner (x);', 1],
  ['alter table owner add column x text unique;', 1],
  ['alter table owner add constraint owner_x unique (x);', 1],
  ['alter table owner add primary key (x);', 1],
  ['create table fresh (id integer); create index fresh_x on fresh (id); create index owner_x on owner (x);', 1],
  ['create index concurrently if not exists owner_x on owner (x);', 0],
  ['create unique index concurrently if not exists owner_x on owner (x);', 0],
  ['create table fresh (id integer primary key); create index fresh_x on fresh (id);', 0],
  ['alter table owner drop constraint owner_pkey, add constraint owner_pkey primary key using index owner_x;', 0],
  ['-- create index owner_x on owner (x);\nalter table owner add column x text;', 0],
])('knows what locks: %s', (sql, count) => {
  expect(lockingIndexes(sql)).toHaveLength(count)
})

import { describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { migrationFileProblems, migrationProblems, scanProblems } from './migrations.ts'

describe('migrations', () => {
  it('keep what the release before uses', () => {
    expect(migrationFileProblems(projectRoot)).toEqual([])
  })

  it.each([
    ['drop table owner', 'removes'],
    ['drop function is_access_open', 'removes'],
    ['alter table owner rename to landlord', 'renames'],
    ['alter table owner rename column email to address', 'renames'],
    ['alter table owner add column a text,\n  drop column email', 'drops a column'],
    ['alter table owner drop if exists email', 'drops a column'],
    ['alter table owner alter column email type citext', 'changes the type'],
    ['ALTER TABLE owner ALTER email SET DATA TYPE citext', 'changes the type'],
    ['alter table owner alter column email set not null', 'refuses rows'],
    ['alter table owner alter language drop default', 'refuses rows'],
    ['alter table owner add column age integer not null', 'needs a value'],
    ['alter table owner add age integer check (age in (1, 2)) not null', 'needs a value'],
  ])('refuses: %s', (sql, problem) => {
    expect(migrationProblems(`-- a comment\n${sql};\n`)).toEqual([expect.stringContaining(problem)])
    expect(migrationProblems(`-- contract: not used since 1.4.0\n${sql};\n`)).toEqual([])
  })

  it.each([
    'alter table owner add column age integer check (age > 0)',
    'alter table owner\n  add column name text,\n  add age integer\n  -- years\n  check (age in (1, 2))',
    'alter table owner add constraint owner_age check (age > 0)',
  ])('refuses to read every row while nobody can read or write: %s', (sql) => {
    expect(scanProblems(`${sql};\n`)).toEqual([expect.stringContaining('not valid')])
  })

  it.each([
    'alter table owner add constraint owner_age check (age in (1, 2)) not valid, add column name text',
    'alter table owner validate constraint owner_age',
    'create table pet (age integer check (age > 0))',
  ])('does not read every row: %s', (sql) => {
    expect(scanProblems(`${sql};\n`)).toEqual([])
  })

  it.each([
    'create table pet (name text not null)',
    'create index concurrently if not exists pet_name on pet (name)',
    'drop index pet_name',
    'alter table owner add column age integer',
    'alter table owner add column age integer not null default 0',
    'alter table owner add column day date not null generated always as (x) stored',
    'alter table owner drop constraint owner_email_check',
    'alter table owner alter column email drop not null',
    'create function f() returns void language plpgsql as $$ begin drop table x; end $$',
    '-- drop table owner',
  ])('accepts: %s', (sql) => {
    expect(migrationProblems(`${sql};\n`)).toEqual([])
  })
})

import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { describeSchema } from './generate-schema-types.ts'

describe('schema.generated.ts', () => {
  it('matches the migrated database', async () => {
    const { url, drop } = await createTestDatabase()
    afterAll(drop)
    await expect(await describeSchema(url)).toMatchFileSnapshot('../src/platform/database/schema.generated.ts')
  })

  it('describes defaults, nulls, arrays, enums and JSON for Kysely', async () => {
    const { url, drop } = await createTestDatabase({ empty: true })
    afterAll(drop)
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`create type mood as enum ('HAPPY', 'SAD');
      create table some_thing (id uuid primary key default gen_random_uuid(), made_on date, moods mood[] not null,
        notes jsonb, extra jsonb not null default '{}', seen_count bigint generated always as identity)`)
    await client.end()
    expect((await describeSchema(url)).split('\n').slice(1)).toEqual([
      "import type { ColumnType, Generated } from 'kysely'",
      '',
      'export interface Schema {',
      '  someThing: {',
      '    id: Generated<string>',
      '    madeOn: string | null',
      "    moods: Array<'HAPPY' | 'SAD'>",
      '    notes: ColumnType<unknown, string, string> | null',
      '    extra: ColumnType<unknown, string | undefined, string>',
      '    seenCount: Generated<number>',
      '  }',
      '}',
      '',
    ])
  })
})

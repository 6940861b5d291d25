import { expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'

const { sql } = await startDeps()

it('gives every test a migrated database', async () => {
  expect(await sql('select name from schema_migration order by name limit 1')).toEqual([
    { name: '0001-rate-budget.sql' },
  ])
})

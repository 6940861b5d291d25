import { collectStatements } from '@bailclair/one-machine/postgres/plans/collect-statements.ts'
import { planProblems } from '@bailclair/one-machine/postgres/plans/explain-statements.ts'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'

const rules = { smallTables: {}, exceptions: {} }
const problemsOf = (text: string, values: unknown[] = []) =>
  planProblems(inject('plansUrl'), [{ text, values, sentBy: 'this test' }], rules)

it('fails for a new table until it has an index', async () => {
  const server = new pg.Client({ connectionString: inject('plansUrl'), application_name: 'bailclair-api' })
  await server.connect()
  afterAll(async () => {
    await server.query('drop table invented')
    await server.end()
  })
  await server.query('create table invented (name text)')
  const takeNew = collectStatements()
  await server.query('select from invented where name = $1', ['Ana'])
  const sent = takeNew()
  expect(await planProblems(inject('plansUrl'), sent, rules)).toEqual([
    'Seq Scan of invented, sent by api/test/plans.test.ts:\nselect from invented where name = $1',
  ])
  await server.query('create index on invented (name)')
  expect(await planProblems(inject('plansUrl'), sent, rules)).toEqual([])
})

it('names a statement without an index, and who sent it', async () => {
  const text = 'select id from tenant where first_name = $1'
  expect(await problemsOf(text, ['Ana'])).toEqual([`Seq Scan of tenant, sent by this test:\n${text}`])
})

it('finds nothing wrong with a statement that has one', async () => {
  expect(await problemsOf('select first_name from tenant where rental_file_id = $1', [crypto.randomUUID()])).toEqual([])
})

it('explains a statement whose values are wrong on purpose, too', async () => {
  expect(await problemsOf('select first_name from tenant where rental_file_id = $1', ['no id'])).toEqual([])
  expect(await problemsOf('select id from tenant where first_name = $1 and id <> $2', ['Ana', 'no id'])).toHaveLength(1)
})

it('does not pass over a statement that cannot be explained', async () => {
  await expect(problemsOf('select nothing from tenant')).rejects.toThrow('Not explained: select nothing')
})

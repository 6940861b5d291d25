import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rewriteEmails } from './rewrite-emails.ts'

const database = await createTestDatabase({ empty: true })
const client = new pg.Client(database.directUrl)
beforeAll(() => client.connect())
afterAll(async () => {
  await client.end()
  await database.drop()
})

it('gives addresses their one form, reports twins and merges nothing', async () => {
  await client.query(`
    create table account (id integer primary key, realm text, email text, unique (realm, email));
    create table mail (id integer primary key, address text);
    insert into account values (1, 'owner', 'ana@kessai.example'), (2, 'owner', 'ana@keſſai.example'),
      (3, 'tenant', 'ana@keſſai.example'), (4, 'owner', 'bo@café.example'), (5, 'owner', 'bo@xn--caf-dma.example'),
      (6, 'owner', 'cleo@ｋｅｓｓａｉ.example'), (7, 'owner', 'cleo@𝐤essai.example'), (8, 'owner', 'dan@kessai.example');
    insert into mail values (1, 'ana@café.example'), (2, null), (3, 'ana@café.example')`)
  const columns = [
    { table: 'account', column: 'email', key: 'id' },
    { table: 'mail', column: 'address', key: 'id' },
  ]
  const twins = [
    { table: 'account', key: '2', email: 'ana@kessai.example' },
    { table: 'account', key: '4', email: 'bo@xn--caf-dma.example' },
    { table: 'account', key: '7', email: 'cleo@kessai.example' },
  ]
  expect(await rewriteEmails(database.directUrl, columns)).toEqual(twins)
  // the same again: they wait for the operator
  expect(await rewriteEmails(database.directUrl, columns)).toEqual(twins)
  const { rows } = await client.query('select id, email from account order by id')
  expect(rows.map(({ email }) => email)).toEqual([
    'ana@kessai.example',
    'ana@keſſai.example',
    'ana@kessai.example',
    'bo@café.example',
    'bo@xn--caf-dma.example',
    'cleo@kessai.example',
    'cleo@𝐤essai.example',
    'dan@kessai.example',
  ])
  const mails = await client.query('select address from mail order by id')
  expect(mails.rows.map(({ address }) => address)).toEqual(['ana@xn--caf-dma.example', null, 'ana@xn--caf-dma.example'])
})

import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { declare } from '#test/declare.ts'
import { pdf } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'
import { findWholePart } from './read-part.service.ts'

const { deps, newTenantAt, sql } = await startTenants()

/** Runs `work` once, after the first statement that reads documents or uploads. */
function afterFirst(work: () => Promise<unknown>): KyselyPlugin {
  const reading = new WeakSet<object>()
  let isDone = false
  return {
    transformQuery: ({ node, queryId }) => {
      const tables = JSON.stringify('from' in node ? node.from : undefined) ?? ''
      if (/"name":"(document|upload)"/.test(tables)) reading.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!reading.has(queryId) || isDone) return result
      isDone = true
      await work()
      return result
    },
  }
}

it('a file that becomes a document while the part is read is there once', async () => {
  const ana = await newTenantAt('INCOMPLETE')
  const path = '/documents/INCOME'
  const reply = await ana.upload(path, await pdf(), { 'content-type': 'application/pdf', ...declare(path) })
  const { id } = reply.json().file.documents.at(-1)
  // as if it still waited
  await sql('create table settled as select * from document where id = $1', [id])
  await sql('delete from document where id = $1', [id])
  await sql(
    `insert into upload (id, tenant_id, category, kind, file_name, due_at, created_at, size, store_key, wrapped_key, key_id)
      select id, tenant_id, category, kind, file_name, 'infinity', created_at, size, 'waiting', wrapped_key, key_id from settled`,
  )
  const settle = async () => {
    await sql('insert into document select * from settled')
    await sql('delete from upload where id = $1', [id])
  }
  const part = await findWholePart(deps.db.withPlugin(afterFirst(settle)), await ana.myId())
  const found = [...(part?.documents ?? []), ...(part?.uploads ?? [])].filter((one) => one.id === id)
  expect(found).toHaveLength(1)
  expect(await sql('select id from upload')).toEqual([])
})

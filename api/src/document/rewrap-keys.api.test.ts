import { setTimeout as sleep } from 'node:timers/promises'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { startDocumentApi } from '#test/documents.ts'
import { png } from '#test/sample-files.ts'
import { openKeyring } from './keyring.ts'
import { rewrapKeys } from './rewrap-keys.service.ts'
import { turnDocument } from './turn-document.service.ts'

const { deps, logs, newTenant, upload, open, sql, documents } = await startDocumentApi()
const keyOf = (name: string) => Buffer.alloc(32, name).toString('base64')
const use = (DOCUMENT_KEY: string, ...DOCUMENT_RETIRED_KEYS: string[]) => {
  deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS })
}
const current = keyOf('first')
const next = keyOf('second')
const statuses = async (tenant: string, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await open(tenant, id)).statusCode))

beforeEach(async () => {
  await sql('delete from rental_file')
  deps.config.DOCUMENT_REWRAP_PER_SECOND = 10_000
  use(current)
})

async function uploadMany(count: number) {
  const tenant = await newTenant()
  const picture = await png()
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push((await upload(tenant, picture)).json().id)
  return { tenant, ids }
}

describe('documents under a retired key', () => {
  it('are shared by several instances, each document once', async () => {
    const { tenant, ids } = await uploadMany(6)
    use(next, current)
    deps.config.DOCUMENT_REWRAP_PER_SECOND = 2
    const wrapped: number[] = []
    await Promise.all([1, 2, 3].map(() => rewrapKeys(deps, { onWrapped: (count) => wrapped.push(count) })))
    expect(wrapped.reduce((sum, count) => sum + count)).toBe(6)
    use(next)
    expect(await statuses(tenant, ids)).toEqual(ids.map(() => 200))
  })

  it('keep the rate that is set, and stop when the server drains', async () => {
    await uploadMany(6)
    use(next, current)
    deps.config.DOCUMENT_REWRAP_PER_SECOND = 2
    const startedAt = performance.now()
    const stopping = new AbortController()
    let wrapped = 0
    await rewrapKeys(deps, {
      signal: stopping.signal,
      onWrapped: (count) => {
        wrapped += count
        if (wrapped >= 4) stopping.abort()
      },
    })
    // batches of two, and one of one where the range from the random start ends
    expect([4, 5]).toContain(wrapped)
    expect(performance.now() - startedAt).toBeGreaterThan(1_500)
  })

  it('that are turned meanwhile stay readable', async () => {
    const { tenant, ids } = await uploadMany(1)
    const [id] = ids as [DocumentId]
    const [row] = await documents()
    use(next, current)
    let rewrapping: Promise<void> | undefined
    await deps.db.transaction().execute(async (tx) => {
      // the last statement of turnDocument: another key for other bytes
      const { sealed, ...wrapped } = openKeyring({ DOCUMENT_KEY: current, DOCUMENT_RETIRED_KEYS: [] }).seal(
        Buffer.from('turned'),
        id,
      )
      await deps.documents.store.delete(row.store_key)
      await deps.documents.store.put(row.store_key, sealed)
      await tx.updateTable('document').set(wrapped).where('id', '=', id).execute()
      rewrapping = rewrapKeys(deps)
      await Promise.race([rewrapping, sleep(500)])
    })
    await rewrapping
    expect((await open(tenant, id)).body).toBe('turned')
    await rewrapKeys(deps)
    use(next)
    expect((await open(tenant, id)).body).toBe('turned')
  })

  it('are turned while all others are wrapped', async () => {
    const { tenant, ids } = await uploadMany(3)
    use(next, current)
    await Promise.all([
      rewrapKeys(deps),
      ...ids.map((id) => turnDocument(deps, id as DocumentId, { tenantId: tenant as never })),
    ])
    await rewrapKeys(deps)
    use(next)
    expect(await statuses(tenant, ids)).toEqual([200, 200, 200])
  })

  it('whose key cannot be opened stay as they are, are named, and stop no other', async () => {
    const { tenant, ids } = await uploadMany(3)
    const [broken, ...fine] = ids.toSorted() as [string, ...string[]]
    await sql('update document set wrapped_key = $1 where id = $2', [Buffer.alloc(60), broken])
    use(next, current)
    deps.config.DOCUMENT_REWRAP_PER_SECOND = 1
    await rewrapKeys(deps)
    use(next)
    expect(await statuses(tenant, fine)).toEqual([200, 200])
    expect(logs.join()).toMatch(/"documents":1.*keys of documents cannot be opened/)
    const unchanged = (await documents()).filter(({ key_id }) => key_id !== deps.documents.keyring.currentId)
    expect(unchanged.map(({ id }) => id)).toEqual([broken])
  })

  it('whose key is not configured any more stay as they are', async () => {
    await uploadMany(1)
    const before = await documents()
    use(keyOf('third'), next)
    await rewrapKeys(deps)
    expect(await documents()).toEqual(before)
  })
})

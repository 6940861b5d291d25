import { request } from 'node:http'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settleErasures } from '#document/settle-erasures.service.ts'
import { declare } from '#test/declare.ts'
import { pdf, png } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const origin = await api.listen()
const { deps, sql, newTenantAt, newShared, tenantAuditActions } = api
const { treat } = deps.documents
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const uploads = () => sql('select * from upload order by created_at, id')
const upload = async (tenant: Tenant, path = '/documents/INCOME', bytes?: Buffer) =>
  tenant.upload(path, bytes ?? (await png()), { 'x-file-name': 'bulletin.png', ...declare(path) })
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code

/** A reader that begins, and ends when it is told to. */
function readSlowly() {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  deps.documents.treat = async (bytes) => {
    begun.resolve()
    await goOn.promise
    return treat(bytes)
  }
  return { begun: begun.promise, goOn: goOn.resolve }
}

/** The route answers before the reader ends. */
async function uploadSlowly(tenant: Tenant, path?: string, bytes?: Buffer) {
  const reader = readSlowly()
  deps.config.UPLOAD_WAIT_MS = 50
  const reply = await upload(tenant, path, bytes)
  await reader.begun
  return { ...reader, reply, file: reply.json().file as MyFile }
}

afterEach(async () => {
  await expect.poll(() => sql('select 1 from upload where leased_by is not null')).toEqual([])
  deps.documents.treat = treat
  deps.config.UPLOAD_WAIT_MS = 20_000
  await sql('delete from upload')
})

/** The one upload fails three times, each time when it is due again. */
async function expectThreeAttempts() {
  for (const attempts of [1, 2]) {
    await expect.poll(uploads).toMatchObject([{ attempts, leased_by: null, state: 'WAITING' }])
    await sql('update upload set due_at = now()')
    deps.documents.uploads.wake()
  }
  await expect.poll(uploads).toMatchObject([{ state: 'FAILED', refusal: 'DocumentUnreadable' }])
}

describe('an upload that is read slowly', () => {
  it('is in the profile until it is a document with the same id', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const before = (await ana.file()).documents
    const { reply, file, goOn } = await uploadSlowly(ana)
    expect(reply.statusCode).toBe(200)
    expect(file.documents).toEqual(before)
    const waiting = { category: 'INCOME', kind: 'PAYSLIPS', fileName: 'bulletin.png', state: 'WAITING' }
    expect(file.uploads).toEqual([{ id: expect.any(String), ...waiting }])
    goOn()
    await expect.poll(async () => (await ana.file()).uploads).toEqual([])
    const after = await ana.file()
    expect(after.documents.at(-1)).toMatchObject({
      id: file.uploads[0]?.id,
      category: 'INCOME',
      mediaType: 'image/jpeg',
    })
    expect(await tenantAuditActions(ana.user.id)).toContain('DOCUMENT_ADDED')
  })

  it('holds no database connection while it waits', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const reader = readSlowly()
    const sent = upload(ana)
    await reader.begun
    const busy = vi.fn(() => api.usage().open - api.usage().idle)
    await expect.poll(busy).toBe(0)
    reader.goOn()
    expect((await sent).statusCode).toBe(200)
  })

  it('is counted into the limit of files', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { goOn } = await uploadSlowly(ana, '/documents/IDENTITY')
    // the sample has one already, and two are the limit
    const full = await upload(ana, '/documents/IDENTITY')
    expect([full.statusCode, codeOf(full)]).toEqual([422, 'TooManyDocuments'])
    goOn()
  })

  it('is removed by its tenant alone, and becomes no document', async () => {
    const [ana, ben] = await newShared('COUPLE', 'uploads-of-two@example.org')
    await ana.fill()
    const documents = (await ana.file()).documents.length
    const { file, goOn } = await uploadSlowly(ana)
    const path = `/tenant/uploads/${file.uploads[0]?.id}`
    for (const other of [ben, await newTenantAt('INCOMPLETE'), await api.newTenant()]) {
      const refused = await other.ask('DELETE', path)
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'DocumentNotFound'])
    }
    expect((await ben.file()).uploads).toEqual([])
    const removed = await ana.ask('DELETE', path)
    expect([removed.statusCode, removed.json().file.uploads]).toEqual([200, []])
    const work = await sql('select store_key from document_erasure where due_at <= now()')
    expect(work.length).toBeGreaterThan(0)
    goOn()
    await vi.waitUntil(async () => (await sql('select 1 from document_erasure where due_at > now()')).length === 0)
    expect((await ana.file()).documents).toHaveLength(documents)
    expect((await ana.ask('DELETE', path)).statusCode).toBe(404)
  })

  it.each(['guarantor', 'tenant'])('goes with its %s', async (holder) => {
    const ana = await newTenantAt('INCOMPLETE')
    const made = await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' })
    const { id } = made.json().file.guarantors[0]
    const { file, goOn } = await uploadSlowly(ana, `/guarantors/${id}/documents/GUARANTEE_BODY`)
    expect(file.uploads).toMatchObject([{ guarantorId: id, category: 'GUARANTEE_BODY', kind: 'GUARANTEE' }])
    if (holder === 'guarantor') await ana.ask('DELETE', `/tenant/guarantors/${id}`)
    else await sql('delete from tenant where id = $1', [await ana.myId()])
    expect(await uploads()).toEqual([])
    goOn()
    await vi.waitUntil(async () => (await sql('select 1 from document_erasure where due_at > now()')).length === 0)
    expect(await sql('select 1 from document where guarantor_id = $1', [id])).toEqual([])
  })

  it('goes when its guarantor becomes another kind of guarantor', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const made = await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' })
    const { id } = made.json().file.guarantors[0]
    const { goOn } = await uploadSlowly(ana, `/guarantors/${id}/documents/GUARANTEE_BODY`)
    await ana.ask('POST', '/tenant/guarantors', {
      id,
      kind: 'COMPANY',
      name: 'Durand SARL',
      firstName: 'Zoé',
      lastName: 'Durand',
    })
    const left = (await ana.file()).uploads
    goOn()
    expect(left).toEqual([])
  })

  it('takes the place of another document once it is read', async () => {
    const ana = await newTenantAt('VALIDATED')
    const old = (await ana.file()).documents.find(({ category }) => category === 'INCOME')
    const { file, goOn } = await uploadSlowly(ana, `/documents/${old?.id}/replace`)
    expect(file.documents.map(({ id }) => id)).toContain(old?.id)
    expect(file.status).toBe('VALIDATED')
    expect(file.uploads).toMatchObject([{ replaces: old?.id }])
    goOn()
    await expect.poll(async () => (await ana.file()).uploads).toEqual([])
    const after = await ana.file()
    expect(after.documents.map(({ id }) => id)).not.toContain(old?.id)
    expect(after.status).toBe('TO_PROCESS')
    expect(await tenantAuditActions(ana.user.id)).toContain('DOCUMENT_REPLACED')
  })

  it('keeps a part from being submitted until it is read or removed', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { file, goOn } = await uploadSlowly(ana)
    const refused = await ana.submit()
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'UploadsWaiting'])
    await ana.ask('DELETE', `/tenant/uploads/${file.uploads[0]?.id}`)
    expect((await ana.submit()).statusCode).toBe(200)
    goOn()
  })

  it('goes when its client goes', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const documents = (await ana.file()).documents.length
    const reader = readSlowly()
    const path = '/documents/INCOME'
    const headers = { authorization: `Bearer ${ana.bearer}`, 'x-file-name': 'a.png', ...declare(path) }
    const sent = request(`${origin}/api/tenant${path}`, { method: 'POST', headers })
    sent.on('error', () => undefined).end(await png())
    await reader.begun
    expect(await uploads()).toHaveLength(1)
    sent.destroy()
    await expect.poll(uploads).toEqual([])
    reader.goOn()
    expect((await ana.file()).documents).toHaveLength(documents)
  })
})

describe('an upload that fails', () => {
  it('while its client waits is refused as before, and leaves nothing', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const reply = await upload(ana, '/documents/INCOME', await pdf(1, (it) => it.encrypt({ userPassword: 'x' })))
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'DocumentProtected'])
    expect(await uploads()).toEqual([])
    await settleErasures(deps)
    expect(await sql('select 1 from document_erasure')).toEqual([])
  })

  it('later says why, keeps no bytes, blocks nothing and can be removed', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { goOn } = await uploadSlowly(ana, '/documents/IDENTITY', Buffer.from('GIF89a'))
    goOn()
    const failed = { state: 'FAILED', refusal: 'DocumentTypeRefused', category: 'IDENTITY' }
    await expect.poll(async () => (await ana.file()).uploads).toMatchObject([failed])
    expect(await uploads()).toMatchObject([{ store_key: null, wrapped_key: null, key_id: null }])
    deps.documents.treat = treat
    expect((await upload(ana, '/documents/IDENTITY')).statusCode).toBe(200)
    await expect.poll(async () => (await ana.file()).uploads).toMatchObject([failed])
    const [{ id } = { id: '' }] = (await ana.file()).uploads
    expect((await ana.submit()).statusCode).toBe(200)
    expect((await ana.ask('DELETE', `/tenant/uploads/${id}`)).json().file.uploads).toEqual([])
  })

  it('because of us is tried three times, then given up', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    deps.config.UPLOAD_WAIT_MS = 0
    let tries = 0
    deps.documents.treat = async () => {
      tries++
      throw new Error('a mistake of ours')
    }
    await upload(ana)
    await expectThreeAttempts()
    expect(tries).toBe(3)
  })

  it('because the store is away waits for it, however long', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { store } = deps.documents
    deps.config.UPLOAD_WAIT_MS = 0
    let tries = 0
    const get = async () => {
      tries++
      throw new AppError('DocumentStoreUnavailable')
    }
    deps.documents.store = { ...store, get }
    const { file } = (await upload(ana)).json()
    for (const count of [1, 2, 3, 4, 5]) {
      await expect
        .poll(async () => [tries, ...(await uploads())])
        .toMatchObject([count, { attempts: 0, leased_by: null }])
      await sql('update upload set due_at = now()')
      if (count === 5) deps.documents.store = store
      deps.documents.uploads.wake()
    }
    await expect.poll(async () => (await ana.file()).documents.at(-1)?.id).toBe(file.uploads[0].id)
  })

  it('because its bytes cannot be decrypted is tried three times, then given up', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { store } = deps.documents
    deps.config.UPLOAD_WAIT_MS = 0
    deps.documents.store = { ...store, get: async (key) => (await store.get(key)).fill(0, 40) }
    await upload(ana)
    await expectThreeAttempts()
    deps.documents.store = store
  })
})

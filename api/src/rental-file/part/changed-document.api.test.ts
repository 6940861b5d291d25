import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { declare } from '#test/declare.ts'
import { pdf, picture } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const { app, newTenantAt, decide, sql, deps, tenantAuditActions, logs } = await startTenants()
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const send = (tenant: Tenant, path: string, payload: Buffer) =>
  tenant.upload(path, payload, { 'content-type': 'image/jpeg', 'x-file-name': 'photo.jpg', ...declare(path) })
/** Documents of one moment have no order, so the new one is found by its id. */
async function add(tenant: Tenant, bytes: Buffer, path = '/documents/INCOME'): Promise<MyDocument> {
  const known = (await tenant.file()).documents.map(({ id }) => id)
  const { documents } = (await send(tenant, path, bytes)).json().file
  return documents.find(({ id }: MyDocument) => !known.includes(id))
}
const lying = () => picture(600, 400).jpeg().toBuffer()
const open = async (tenant: Tenant, id: string) => (await tenant.ask('GET', `/tenant/documents/${id}`)).rawPayload
const thumbnail = async (tenant: Tenant, id: string) =>
  Buffer.from((await tenant.ask('GET', `/tenant/documents/${id}/thumbnail`)).json().jpeg, 'base64')
/** Stored as a picture, but none. */
async function addUnreadable(tenant: Tenant) {
  const { id } = await add(tenant, await pdf(1))
  await sql(`update document set media_type = 'image/jpeg' where id = $1`, [id])
  return id
}
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

describe('turning a document', () => {
  it('changes its bytes for everybody, not its verdict', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { id } = await add(ana, await lying())
    const keys = async () => sql('select store_key, wrapped_key from document where id = $1', [id])
    const [before] = await keys()
    const reply = await ana.ask('POST', `/tenant/documents/${id}/turn`)
    expect(reply.statusCode).toBe(200)
    expect(await sizeOf(await open(ana, id))).toEqual([400, 600])
    const [after] = await keys()
    expect(after.store_key).not.toBe(before.store_key)
    expect(after.wrapped_key).not.toEqual(before.wrapped_key)
    // the bytes before go from the store; the new ones stay
    expect(await sql('select store_key from document_erasure where due_at > now()')).toEqual([
      { store_key: before.store_key },
    ])
  })

  it('keeps a verified part verified', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const { id } = await add(ana, await lying())
    await decide(await ana.myId(), 'VALIDATED')
    const before = await ana.file()
    expect((await ana.ask('POST', `/tenant/documents/${id}/turn`)).statusCode).toBe(200)
    const { status, submittedAt } = await ana.file()
    expect([status, submittedAt]).toEqual(['VALIDATED', before.submittedAt])
  })

  it('turns every page of a PDF', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { id } = await add(ana, await pdf(2))
    const isLying = async () =>
      (await PDFDocument.load(await open(ana, id))).getPages().map((page) => page.getWidth() > page.getHeight())
    expect(await isLying()).toEqual([false, false])
    expect((await ana.ask('POST', `/tenant/documents/${id}/turn`)).statusCode).toBe(200)
    expect(await isLying()).toEqual([true, true])
  })

  it('refuses a picture that cannot be read, and keeps its bytes', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const id = await addUnreadable(ana)
    const before = await open(ana, id)
    const reply = await ana.ask('POST', `/tenant/documents/${id}/turn`)
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ code: 'DocumentUnreadable' }]])
    expect(await open(ana, id)).toEqual(before)
  })

  it('leaves nothing behind when the store fails', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { id } = await add(ana, await lying())
    const due = async () => (await sql('select 1 from document_erasure where due_at <= now()')).length
    const before = await due()
    const { put } = deps.documents.store
    deps.documents.store.put = async () => {
      throw new Error('full')
    }
    expect((await ana.ask('POST', `/tenant/documents/${id}/turn`)).statusCode).toBe(500)
    deps.documents.store.put = put
    expect(await sizeOf(await open(ana, id))).toEqual([600, 400])
    expect(await due()).toBe(before + 1)
  })
})

describe('a thumbnail', () => {
  it('is small, of a picture and of the first page of a PDF', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const photo = await add(ana, await picture(1_200, 900).jpeg().toBuffer())
    expect(await sizeOf(await thumbnail(ana, photo.id))).toEqual([320, 240])
    const text = await add(ana, await pdf(2))
    expect(await sizeOf(await thumbnail(ana, text.id))).toEqual([226, 320])
    await ana.ask('POST', `/tenant/documents/${text.id}/turn`)
    expect(await sizeOf(await thumbnail(ana, text.id))).toEqual([320, 226])
  })

  it('is missing for a picture that cannot be read, which is logged without its name', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const id = await addUnreadable(ana)
    const before = logs.length
    const reply = await ana.ask('GET', `/tenant/documents/${id}/thumbnail`)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    const logged = logs.slice(before).filter((line) => line.includes('thumbnail failed'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).not.toMatch(new RegExp(`photo|${id}`))
  })

  it('is for its owner alone', async () => {
    const [ana, ben] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    const { id } = await add(ana, await lying())
    for (const [method, path] of [
      ['GET', 'thumbnail'],
      ['POST', 'turn'],
    ] as const)
      expect((await ben.ask(method, `/tenant/documents/${id}/${path}`)).statusCode).toBe(404)
    expect((await send(ben, `/documents/${id}/replace`, await lying())).statusCode).toBe(404)
    const anonymous = await app.inject({ method: 'GET', url: `/api/tenant/documents/${id}/thumbnail` })
    expect(anonymous.statusCode).toBe(401)
  })
})

describe('replacing a document', () => {
  it('is one step, also when there is no room for two', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const given = (await ana.file()).documents.filter(({ category }) => category === 'INCOME').length
    for (let count = given; count < 10; count++) await add(ana, await lying())
    const before = (await ana.file()).documents.filter(({ category }) => category === 'INCOME')
    expect((await send(ana, '/documents/INCOME', await lying())).json().errors[0].code).toBe('TooManyDocuments')
    const replaced = before[0] as MyDocument
    const added = await add(ana, await pdf(3), `/documents/${replaced.id}/replace`)
    expect(added).toMatchObject({ category: 'INCOME', pages: 3, status: 'PENDING' })
    const after = (await ana.file()).documents.filter(({ category }) => category === 'INCOME')
    expect(after).toHaveLength(10)
    expect(after.map(({ id }) => id)).not.toContain(replaced.id)
    expect((await tenantAuditActions(ana.user.id)).at(-1)).toBe('DOCUMENT_REPLACED')
  })

  it('keeps the old one when the new one is refused', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { id } = await add(ana, await lying())
    expect((await send(ana, `/documents/${id}/replace`, Buffer.from('no picture'))).statusCode).toBe(415)
    expect((await ana.file()).documents.map((document) => document.id)).toContain(id)
  })
})

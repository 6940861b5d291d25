import { request } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { declare } from '#test/declare.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const origin = await api.listen()
const { newTenantAt, newShared, decide, sql, tenantAuditActions } = api

/** The smallest picture there is: one grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const fileName = { 'x-file-name': encodeURIComponent('Pièce d’identité.png') }
const upload = (tenant: Tenant, path: string, bytes = png, headers: Record<string, string> = {}) =>
  tenant.upload(path, bytes, { 'content-type': 'image/png', ...fileName, ...declare(path), ...headers })

/** An upload that never ends. */
function trickle({ bearer }: Tenant) {
  const path = '/documents/INCOME'
  const headers = { authorization: `Bearer ${bearer}`, 'content-length': '100000', ...declare(path) }
  const sent = request(`${origin}/api/tenant${path}`, { method: 'POST', headers })
  sent.on('error', () => undefined).write('x')
  return sent
}

describe('a document', () => {
  it('is added, opened as stored, and erased', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const reply = await upload(ana, '/documents/INCOME')
    expect(reply.statusCode).toBe(200)
    const added = reply.json().file.documents.at(-1)
    expect(added).toMatchObject({
      category: 'INCOME',
      kind: 'PAYSLIPS',
      fileName: 'Pièce d’identité.png',
      mediaType: 'image/jpeg',
      pages: 1,
      status: 'PENDING',
    })
    const opened = await ana.ask('GET', `/tenant/documents/${added.id}`)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(opened.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(opened.headers['content-disposition']).toContain('attachment')

    const left = (await ana.ask('DELETE', `/tenant/documents/${added.id}`)).json().file.documents
    expect(left.map(({ id }: { id: string }) => id)).not.toContain(added.id)
    expect((await ana.ask('GET', `/tenant/documents/${added.id}`)).statusCode).toBe(404)
    expect(await tenantAuditActions(ana.user.id)).toEqual(
      expect.arrayContaining(['DOCUMENT_ADDED', 'DOCUMENT_REMOVED']),
    )
  })

  it('waits in line: three at a time per account, and others have their places', async () => {
    const [ana, bo] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    const { documents } = api.deps
    const taken = vi.spyOn(documents, 'takeUploadSlot')
    const slow = Array.from({ length: 3 }, () => trickle(ana))
    await expect.poll(() => taken.mock.results.length).toBe(3)
    const refused = await upload(ana, '/documents/INCOME')
    expect([refused.statusCode, refused.json().errors, refused.headers['retry-after']]).toEqual([
      429,
      [{ code: 'TooManyUploads' }],
      '5',
    ])
    expect((await upload(bo, '/documents/INCOME')).statusCode).toBe(200)
    slow[0]?.destroy()
    await expect.poll(async () => (await upload(ana, '/documents/INCOME')).statusCode).toBe(200)
    for (const request of slow) request.destroy()
    taken.mockRestore()
  })

  it('of a guarantor must be of a category of their kind', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { file } = (await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' })).json()
    const { id } = file.guarantors[0]
    expect((await upload(ana, `/guarantors/${id}/documents/IDENTITY`)).statusCode).toBe(404)
    const reply = await upload(ana, `/guarantors/${id}/documents/GUARANTEE_BODY`)
    expect(reply.json().file.guarantors[0].documents).toMatchObject([{ category: 'GUARANTEE_BODY' }])
    expect(reply.json().file.missing).toEqual([])
    const [document] = reply.json().file.guarantors[0].documents
    expect((await ana.ask('GET', `/tenant/documents/${document.id}`)).statusCode).toBe(200)
  })

  it.each([
    ['/documents/BANK_STATEMENT', 404],
    ['/documents/COMPANY', 404],
    ['/guarantors/00000000-0000-4000-8000-000000000000/documents/IDENTITY', 404],
  ])('of a forbidden category has no route: %s', async (path, status) => {
    expect((await upload(await newTenantAt('INCOMPLETE'), path)).statusCode).toBe(status)
  })

  it('that is unreadable is refused and changes nothing', async () => {
    const ana = await newTenantAt('VALIDATED')
    const reply = await upload(ana, '/documents/INCOME', Buffer.from('<script>alert(1)</script>'))
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([415, 'DocumentTypeRefused'])
    expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
    expect(await sql('select 1 from document_erasure where due_at > now()')).toEqual([])
  })

  it('added to or erased from a verified file sends it back to the team', async () => {
    const ana = await newTenantAt('VALIDATED')
    const { file } = (await upload(ana, '/documents/INCOME')).json()
    expect(file).toMatchObject({ status: 'TO_PROCESS', submittedAt: expect.any(String) })
    await decide(await ana.myId(), 'VALIDATED')
    await ana.ask('DELETE', `/tenant/documents/${file.documents[0].id}`)
    const left = await ana.file()
    expect(left).toMatchObject({ status: 'TO_PROCESS', missing: [{ step: 'DOCUMENT', category: 'IDENTITY' }] })
    expect(left.submittedAt).toBeUndefined()
  })

  it('that replaces a declined one sends the file back to the team', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const [declined] = (await ana.file()).documents
    await sql(`update document set status = 'DECLINED', reason = 'BLURRED' where id = $1`, [declined?.id])
    await decide(await ana.myId(), 'DECLINED')
    await upload(ana, '/documents/IDENTITY')
    await ana.ask('DELETE', `/tenant/documents/${declined?.id}`)
    expect(await ana.file()).toMatchObject({ status: 'TO_PROCESS', missing: [], submittedAt: expect.any(String) })
    expect((await ana.submit()).statusCode).toBe(200)
    expect(await decide(await ana.myId(), 'VALIDATED')).toBe(true)
  })

  it('is not found by a stranger, a co-tenant or an owner', async () => {
    const [ana, ben] = await newShared('COUPLE', 'documents-of-two@example.org')
    await ana.fill()
    const { id } = (await upload(ana, '/documents/INCOME')).json().file.documents.at(-1)
    const stranger = await newTenantAt('INCOMPLETE')
    const nobody = await api.newTenant()
    const missing = await stranger.ask('GET', '/tenant/documents/00000000-0000-4000-8000-000000000000')
    for (const other of [ben, stranger, nobody])
      for (const method of ['GET', 'DELETE'] as const) {
        const reply = await other.ask(method, `/tenant/documents/${id}`)
        expect(reply.statusCode).toBe(404)
        expect(reply.json().errors).toEqual(missing.json().errors)
      }
    const owner = await api.newLandlord()
    const reply = await api.call('GET', `/tenant/documents/${id}`, { bearer: owner.bearer })
    expect(reply.statusCode).toBe(401)
    expect((await ana.ask('GET', `/tenant/documents/${id}`)).statusCode).toBe(200)
  })

  it('needs a file', async () => {
    const reply = await upload(await api.newTenant(), '/documents/INCOME')
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([422, 'NoRentalFile'])
  })
})

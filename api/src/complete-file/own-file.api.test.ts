import { describe, expect, it } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { png } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { call, sql, newTenant, newTenantAt, newShared, newLandlord, subscribe, decide, giveDocument, signIn } = api

type Tenant = Awaited<ReturnType<typeof newTenant>>
async function uploadPhoto({ bearer }: Tenant): Promise<string> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/tenant/documents/IDENTITY',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'image/png', 'x-document-kind': 'PASSPORT' },
    payload: await png(),
  })
  return reply.json().file.documents[0].id
}
const preview = (tenant: Tenant) => tenant.ask('GET', '/tenant/file/preview')

describe('GET tenant/file/preview', () => {
  it('shows before verification what was given, without checks', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const reply = await preview(ana)
    expect(reply.statusCode).toBe(200)
    const { tenants, ...file } = reply.json()
    expect(file).toEqual({
      shownOn: '2026-11-12',
      applicationType: 'ALONE',
      coTenants: [],
      hasDocuments: true,
      totalSalary: 2_468.13,
    })
    expect(tenants).toMatchObject([{ firstName: 'Ana', situation: 'PERMANENT_CONTRACT', checks: [], guarantors: [] }])
    expect(tenants[0].documents).toHaveLength(4)
  })

  it('shows after verification exactly what an owner sees', async () => {
    const ana = await newTenantAt('VALIDATED')
    await sql(`update document set status = 'ACCEPTED', checked_at = now() where tenant_id = $1`, [await ana.myId()])
    const owner = await newLandlord()
    await subscribe(owner.property.token, ana.bearer)
    const [{ id }] = await api.applicationsOn(owner.property.id)
    const { bearer } = await signIn(owner.user)
    const seen = (await call('GET', `/property/tenant/${id}/file`, { bearer })).json().file
    const own = (await preview(ana)).json()
    expect(own.tenants).toEqual(seen.tenants)
    expect(own.tenants[0].checks).toHaveLength(4)
    expect([own.verifiedOn, own.totalSalary]).toEqual([seen.verifiedOn, seen.totalSalary])
  })

  it('leaves out a document that must be replaced', async () => {
    const ana = await newTenantAt('DECLINED')
    await giveDocument({ tenantId: await ana.myId() }, 'INCOME', 'DECLINED')
    expect((await preview(ana)).json().tenants[0].documents).toHaveLength(4)
  })

  it('shows each tenant of a shared file their own part, and the others by name', async () => {
    const [ana, ben] = await newShared('COUPLE', 'own-file-ben@example.org')
    await ben.ask('POST', '/tenant/names', { firstName: 'Ben', lastName: 'Roux' })
    await ben.ask('POST', '/tenant/situation', {
      situation: 'STUDENT',
      incomes: [{ kind: 'SALARY', monthlyAmount: 777.77 }],
    })
    const theirs = await giveDocument({ tenantId: await ben.myId() }, 'IDENTITY')
    await ana.fill()
    const reply = await preview(ana)
    expect(reply.json()).toMatchObject({ coTenants: [{ firstName: 'Ben', lastName: 'Roux' }], tenants: [{}] })
    expect(reply.json()).not.toHaveProperty('totalSalary')
    for (const secret of ['777.77', theirs, 'STUDENT', 'own-file-ben']) expect(reply.body).not.toContain(secret)
    const foreign = await ana.ask('GET', `/tenant/file/documents/${theirs}`)
    expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([404, 'FileNotFound'])
  })

  it.each(['preview', 'pdf'])('has no %s without a file', async (what) => {
    const reply = await (await newTenant()).ask('GET', `/tenant/file/${what}`)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'FileNotFound'])
  })
})

describe('GET tenant/file/pdf', () => {
  it('is marked as the tenant’s own copy, on every page, before and after verification', async () => {
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await ana.ask('POST', '/tenant/names', { firstName: 'Ana', lastName: 'Durand' })
    await ana.ask('POST', '/tenant/situation', {
      situation: 'PERMANENT_CONTRACT',
      incomes: [{ kind: 'SALARY', monthlyAmount: 2_468.13 }],
    })
    await uploadPhoto(ana)
    for (const isVerified of [false, true]) {
      if (isVerified) {
        await sql(`update tenant set status = 'TO_PROCESS', submitted_at = now() where id = $1`, [await ana.myId()])
        await decide(await ana.myId(), 'VALIDATED')
      }
      const reply = await ana.ask('GET', '/tenant/file/pdf')
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
      const { pages } = await readPdf(reply.rawPayload)
      expect(pages.length).toBeGreaterThan(1)
      for (const { text, drawings } of pages)
        expect([text, ...Object.values(drawings)].join('\n')).toContain('Exemplaire personnel · Ana Durand')
      expect(pages[0]?.text.includes('Dossier vérifié le')).toBe(isVerified)
    }
    expect((await api.tenantAuditActions(ana.user.id)).filter((action) => action === 'DATA_EXPORTED')).toHaveLength(2)
  })

  it('gives one document, marked likewise', async () => {
    const ana = await newTenant()
    await ana.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    const id = await uploadPhoto(ana)
    const reply = await ana.ask('GET', `/tenant/file/documents/${id}`)
    expect(reply.statusCode).toBe(200)
    const { pages } = await readPdf(reply.rawPayload)
    expect(pages).toHaveLength(1)
    const page = await ana.ask('GET', `/tenant/file/documents/${id}/pages/1`)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(reply.rawPayload.includes(page.rawPayload)).toBe(true)
    expect((await ana.ask('GET', `/tenant/file/documents/${id}/pages/2`)).statusCode).toBe(404)
  })
})

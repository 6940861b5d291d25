import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { describe, expect, it } from 'vitest'
import { png } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const api = await startTenants()
const { newTenantAt, sql } = api
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const upload = async (tenant: Tenant, path: string, kind?: string, payload?: Buffer) =>
  tenant.upload(path, payload ?? (await png()), kind ? { 'x-document-kind': kind } : {})
const answer = async (reply: ReturnType<typeof upload>) => {
  const { statusCode, ...answered } = await reply
  return statusCode === 200 ? 200 : [statusCode, answered.json().errors[0].code]
}
const refused = [422, 'DocumentKindRefused']
const needed = [422, 'DocumentKindNeeded']

async function addGuarantor(tenant: Tenant, guarantor: { kind: string }): Promise<string> {
  const { guarantors } = (await tenant.ask('POST', '/tenant/guarantors', guarantor)).json().file
  const { id } = guarantors.find(({ kind }: { kind: string }) => kind === guarantor.kind)
  return `/guarantors/${id}/documents`
}
const body = { kind: 'BODY', name: 'Garantie' }
const paul = { kind: 'PERSON', firstName: 'Paul', lastName: 'Durand', monthlyIncome: 3_000 }
const company = { kind: 'COMPANY', name: 'Atelier', firstName: 'Paul', lastName: 'Durand', monthlyIncome: 3_000 }

describe('the kind of a document', () => {
  it('must be on the list of the person: a residence permit is on the applicant’s alone', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const [pauls, companys] = [await addGuarantor(ana, paul), await addGuarantor(ana, company)]
    expect(await answer(upload(ana, '/documents/IDENTITY', 'RESIDENCE_PERMIT'))).toBe(200)
    expect(await answer(upload(ana, `${pauls}/IDENTITY`, 'RESIDENCE_PERMIT'))).toEqual(refused)
    expect(await answer(upload(ana, `${companys}/IDENTITY`, 'RESIDENCE_PERMIT'))).toEqual(refused)
    expect(await answer(upload(ana, `${pauls}/IDENTITY`, 'PASSPORT'))).toBe(200)
    expect(await answer(upload(ana, `${companys}/COMPANY`, 'STATUTES'))).toBe(200)
  })

  it.each<[path: string, kind: string, expected: unknown]>([
    ['/documents/INCOME', 'PASSPORT', refused],
    ['/documents/IDENTITY', 'PAYSLIPS', refused],
    ['/documents/ADDRESS', 'UTILITY_BILL', refused],
    ['/documents/ADDRESS', 'HOST_STATEMENT', 200],
    ['/documents/INCOME', 'BANK_STATEMENT', [400, 'InvalidField']],
  ])('%s, %s: %j', async (path, kind, expected) => {
    expect(await answer(upload(await newTenantAt('INCOMPLETE'), path, kind))).toEqual(expected)
  })

  it('must fit the situation where it proves it', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    expect(await answer(upload(ana, '/documents/PROFESSIONAL', 'STUDENT_CARD'))).toEqual(refused)
    await ana.ask('POST', '/tenant/situation', { situation: 'STUDENT', incomes: [] })
    expect(await answer(upload(ana, '/documents/PROFESSIONAL', 'STUDENT_CARD'))).toBe(200)
    expect(await answer(upload(ana, '/documents/PROFESSIONAL', 'COMPANY_REGISTER'))).toEqual(refused)
  })

  it('is needed, except where only one fits', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    expect(await answer(upload(ana, '/documents/IDENTITY'))).toEqual(needed)
    const reply = await upload(ana, `${await addGuarantor(ana, body)}/GUARANTEE_BODY`)
    expect(reply.json().file.guarantors[0].documents).toMatchObject([{ kind: 'GUARANTEE' }])
  })

  it('is refused before the bytes are looked at, and nothing is stored', async () => {
    const ana = await newTenantAt('VALIDATED')
    const count = () =>
      sql('select (select count(*) from document), (select count(*) from document_erasure) as erasures')
    const before = await count()
    const reply = upload(ana, '/documents/IDENTITY', 'PAYSLIPS', Buffer.from('<script>'))
    expect(await answer(reply)).toEqual(refused)
    expect(await count()).toEqual(before)
    expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
  })
})

describe('a declared kind', () => {
  const add = async (tenant: Tenant, kind: DocumentKind): Promise<MyDocument> => {
    const { documents } = (await upload(tenant, '/documents/INCOME', kind)).json().file
    return documents.find((document: MyDocument) => document.kind === kind)
  }
  const kinds = async (tenant: Tenant) =>
    (await tenant.file()).documents.filter(({ category }) => category === 'INCOME').map(({ kind }) => kind)

  it('stays when the document is replaced, unless another is declared', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { id } = await add(ana, 'TAX_NOTICE')
    expect(await answer(upload(ana, `/documents/${id}/replace`))).toBe(200)
    expect((await kinds(ana)).toSorted()).toEqual(['PAYSLIPS', 'TAX_NOTICE'])
    const [{ id: newId }] = (await ana.file()).documents.filter(({ kind }) => kind === 'TAX_NOTICE') as [MyDocument]
    expect(await answer(upload(ana, `/documents/${newId}/replace`, 'LAST_TAX_NOTICE'))).toEqual(refused)
    expect(await answer(upload(ana, `/documents/${newId}/replace`, 'PAYMENTS'))).toBe(200)
    expect((await kinds(ana)).toSorted()).toEqual(['PAYMENTS', 'PAYSLIPS'])
  })

  it('is absent from older documents, which must be named when they are replaced', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    await sql(`update document set kind = null where tenant_id = $1`, [await ana.myId()])
    const [document] = (await ana.file()).documents as [MyDocument]
    expect(document).not.toHaveProperty('kind')
    expect(await answer(upload(ana, `/documents/${document.id}/replace`))).toEqual(needed)
    expect(await answer(upload(ana, `/documents/${document.id}/replace`, 'PASSPORT'))).toBe(200)
  })

  it('is in the export and in the preview of one’s file', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    await add(ana, 'SCHOLARSHIP')
    const exported = (await ana.ask('GET', '/tenant/export')).json()
    expect(JSON.stringify(exported)).toContain('"kind":"SCHOLARSHIP"')
    const { tenants } = (await ana.ask('GET', '/tenant/file/preview')).json()
    expect(tenants[0].documents.map(({ kind }: MyDocument) => kind)).toContain('SCHOLARSHIP')
  })
})

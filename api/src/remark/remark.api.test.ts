import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import { describe, expect, it, vi } from 'vitest'
import { declare } from '#test/declare.ts'
import { pageOf, pictureOf } from '#test/page-picture.ts'
import { pdf } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const { newTenantAt, sql } = await startTenants()
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

/** A page of text. */
const text = (...lines: string[]) =>
  pdf(0, (document) => {
    const page = document.addPage([595, 842])
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 780 - index * 20, size: 11 })
  })
const taxNotice = (name: string) =>
  text(
    'AVIS D’IMPÔT 2019 SUR LES REVENUS 2018',
    `Mme ${name}, 4 rue des Lilas, 69002 Lyon`,
    'Revenu fiscal de référence : 25 180 euros',
    'Nombre de parts : 1, personnes à charge : 0',
  )

const upload = async (tenant: Tenant, bytes: Buffer, kind: string): Promise<string> => {
  const path = '/documents/INCOME'
  const headers = { 'content-type': 'application/pdf', ...declare(path), 'x-document-kind': kind }
  const before = (await tenant.file()).documents.map(({ id }) => id)
  expect((await tenant.upload(path, bytes, headers)).statusCode).toBe(200)
  // on a busy machine the answer comes before the file has been read
  const newOne = async () => (await tenant.file()).documents.find(({ id }) => !before.includes(id))?.id
  return vi.waitUntil(newOne, { timeout: 60_000, interval: 100 })
}
const remarksOf = async (tenant: Tenant, documentId: string): Promise<Omit<ShownRemark, 'documentId'>[]> => {
  const reply = await tenant.ask('GET', '/tenant/remarks')
  expect(reply.statusCode).toBe(200)
  return (reply.json().remarks as ShownRemark[])
    .filter((remark) => remark.documentId === documentId)
    .map(({ documentId: _, ...remark }) => remark)
}

describe('remarks', () => {
  it('say what looks wrong, against what is declared now, and refuse nothing', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const id = await upload(ana, await taxNotice('DURAND Ana'), 'TAX_NOTICE')
    await sql(`update tenant set last_name = 'Petit' where id = $1`, [await ana.myId()])
    const old = { code: 'OLD_TAX_NOTICE', year: 2018, expected: expect.any(Number), page: 1 }
    expect(await remarksOf(ana, id)).toEqual([{ code: 'NAME_NOT_FOUND' }, old])
    await sql(`update tenant set last_name = 'Durand' where id = $1`, [await ana.myId()])
    expect(await remarksOf(ana, id)).toEqual([old])
  })

  it('name what a document seems to be', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const id = await upload(ana, await taxNotice('DURAND Ana'), 'PAYSLIPS')
    expect(await remarksOf(ana, id)).toEqual([{ code: 'WRONG_KIND', family: 'TAX_NOTICE', page: 1 }])
  })

  it('name the pages that are blurred, before their words are recognised', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const page = await pageOf(...Array(30).fill('Mme DURAND Ana, salaire brut 2 845,00, net payé 2 098,40 euros'))
    const id = await upload(ana, await pictureOf(page, (picture) => picture.blur(7)), 'PAYSLIPS')
    expect(await remarksOf(ana, id)).toEqual([{ code: 'BLURRED', pages: [1] }])
    expect((await ana.ask('POST', `/tenant/documents/${id}/turn`)).statusCode).toBe(200)
    expect(await remarksOf(ana, id)).toEqual([{ code: 'BLURRED', pages: [1] }])
  })

  it('say what is more than may be asked, at the document that can be removed', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const payslips = (...months: string[]) =>
      pdf(0, (document) => {
        for (const month of months) {
          const page = document.addPage([595, 842])
          const lines = [
            `BULLETIN DE PAIE ${month}`,
            'Mme DURAND Ana, 4 rue des Lilas, 69002 Lyon',
            'Salaire brut : 2 845,00',
          ]
          for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 780 - index * 20, size: 11 })
        }
      })
    const newest = await upload(ana, await payslips('mai 2020', 'avril 2020', 'février 2020'), 'PAYSLIPS')
    const older = await upload(ana, await payslips('janvier 2020', 'mars 2020'), 'PAYSLIPS')
    const more = { code: 'MORE_THAN_ASKED', kinds: ['PAYSLIPS'] }
    const moreAt = async (id: string) => (await remarksOf(ana, id)).filter(({ code }) => code === more.code)
    expect(await moreAt(newest)).toEqual([{ ...more, months: ['2020-02'], pages: [3] }])
    expect(await moreAt(older)).toEqual([{ ...more, months: ['2020-01'], pages: [1] }])

    const oldest = await upload(ana, await payslips('décembre 2019'), 'PAYSLIPS')
    expect(await moreAt(oldest)).toEqual([{ ...more, months: ['2019-12'] }])
    await ana.ask('DELETE', `/tenant/documents/${newest}`)
    expect(await moreAt(oldest)).toEqual([])
  })

  it('are about the pages of all files of a kind together, and not about accepted documents', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    await sql(`update tenant set last_name = 'Durand' where id = $1`, [await ana.myId()])
    const page = (number: string) =>
      text(
        'AVIS D’IMPÔT',
        'Mme DURAND Ana, 4 rue des Lilas, 69002 Lyon',
        'Nombre de parts : 1',
        number,
        'Page suivante',
      )
    const first = await upload(ana, await page('Page 1/3'), 'TAX_NOTICE')
    const second = await upload(ana, await page('Page 2/3'), 'TAX_NOTICE')
    const missing = [{ code: 'PAGES_MISSING', pages: [3] }]
    expect([await remarksOf(ana, first), await remarksOf(ana, second)]).toEqual([missing, []])
    await sql(`update document set status = 'ACCEPTED' where id = $1`, [first])
    expect([await remarksOf(ana, first), await remarksOf(ana, second)]).toEqual([[], missing])
    await sql(`update document set status = 'ACCEPTED' where id = $1`, [second])
    expect(await remarksOf(ana, second)).toEqual([])
  })

  it('are empty without a file, and never about somebody else', async () => {
    const [ana, bea] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    await upload(ana, await taxNotice('DURAND Ana'), 'PAYSLIPS')
    expect((await bea.ask('GET', '/tenant/remarks')).json()).toEqual({ remarks: [], isComplete: true })
  })
})

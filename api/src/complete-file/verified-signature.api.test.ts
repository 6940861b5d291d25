import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Word } from '@bailclair/domain/reading/reading.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { describe, expect, it } from 'vitest'
import { readUnread } from '#document/read-again.service.ts'
import { recognisePages } from '#document/recognise-pages.service.ts'
import { turnDocument } from '#document/turn-document.service.ts'
import { readInProcess } from '#reading/reader.ts'
import { pdf } from '#test/sample-files.ts'
import { linesOfNotice, notice, trustCodeAuthority } from '#test/tax-notice.ts'
import { startTenants } from '#test/tenants.ts'

const { deps, sql, call, newTenantAt, newLandlord, subscribe, applicationsOn, signIn } = await startTenants({
  BAILCLAIR_MODE: 'one-machine',
})
await trustCodeAuthority({ deps })

type Tenant = Awaited<ReturnType<typeof newTenantAt>>
async function give(tenant: Tenant, bytes: Buffer, kind = 'TAX_NOTICE'): Promise<DocumentId> {
  const headers = { 'content-type': 'application/pdf', 'x-document-kind': kind, 'x-file-name': 'avis.pdf' }
  const idsIn = ({ documents }: MyFile) => documents.map(({ id }) => id as DocumentId)
  const before = idsIn(await tenant.file())
  const after = idsIn((await tenant.upload('/documents/INCOME', bytes, headers)).json().file)
  return after.find((id) => !before.includes(id)) as DocumentId
}
/** Day of the line about each document of this income. */
const linesOf = ({ tenants }: Pick<CompleteFile, 'tenants'>, ...ids: DocumentId[]) =>
  ids.map((id) => tenants[0]?.documents.find((document) => document.id === id)?.signatureCheckedOn ?? null)
/** As its tenant sees the file that owners will see. */
const preview = async (tenant: Tenant, ...ids: DocumentId[]) =>
  linesOf((await tenant.ask('GET', '/tenant/file/preview')).json(), ...ids)

const today = '2026-11-12'

describe('the line about the signature of a tax notice', () => {
  it('is read by its tenant and by owners, with the document that it is about', async () => {
    const ana = await newTenantAt('VALIDATED')
    const genuine = await give(ana, await notice())
    const forged = await give(ana, await notice({ lines: linesOfNotice('45 180') }))
    expect(await preview(ana, genuine, forged)).toEqual([today, null])
    await sql(`update document set status = 'ACCEPTED', checked_at = now()`)
    await sql(`update tenant set status = 'VALIDATED'`)
    await sql(`update rental_file set status = 'VALIDATED'`)
    const owner = await newLandlord()
    await subscribe(owner.property.token, ana.bearer)
    const [{ id }] = await applicationsOn(owner.property.id)
    const { bearer } = await signIn(owner.user)
    const { file } = (await call('GET', `/property/tenant/${id}/file`, { bearer })).json()
    expect(linesOf(file, genuine, forged)).toEqual([today, null])
  })

  it('is missing when the page names somebody else, or the document is declared as something else', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const others = await give(ana, await notice({ lines: linesOfNotice('25 180', 'M MARTIN Paul') }))
    const payslip = await give(ana, await notice(), 'PAYSLIPS')
    expect(await preview(ana, others, payslip)).toEqual([null, null])
    await sql(`update document set kind = 'LAST_TAX_NOTICE' where id = $1`, [payslip])
    expect(await preview(ana, payslip)).toEqual([today])
  })
})

describe('of a photograph', () => {
  const photographed = async () => {
    const { pages } = await readInProcess(await notice())
    return pdf(0, async (document) => {
      const picture = await document.embedJpg(pages[0]?.jpeg as Buffer)
      document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
    })
  }
  const place = { x: 0.1, y: 0.1, width: 0.1, height: 0.02 }
  const words = linesOfNotice().flatMap((text, line): Word[] =>
    text.split(' ').map((word) => ({ text: word, line, place })),
  )
  const recognise = () =>
    recognisePages(
      { ...deps, documents: { ...deps.documents, recognise: async () => words } },
      new AbortController().signal,
    )
  async function newPhotograph() {
    const ana = await newTenantAt('TO_PROCESS')
    const id = await give(ana, await photographed())
    const [row] = await sql('select tenant_id from document where id = $1', [id])
    return { id, scope: { tenantId: row.tenant_id }, line: async () => (await preview(ana, id))[0] }
  }

  it('it comes with the recognised words, and stays when the document is turned', async () => {
    const { id, scope, line } = await newPhotograph()
    expect(await line()).toBeNull()
    await recognise()
    expect(await line()).toBe(today)
    await turnDocument(deps, id, scope)
    expect(await line()).toBe(today)
  })

  it('it goes with words that a turn has overtaken, and comes again', async () => {
    const { id, scope, line } = await newPhotograph()
    let calls = 0
    const showing: typeof deps.documents.showing = async (work) => {
      // the second time its pages and what was read are in hand
      if (++calls === 2) {
        await recognise()
        expect(await line()).toBe(today)
      }
      return deps.documents.showing(work)
    }
    await turnDocument({ ...deps, documents: { ...deps.documents, showing } }, id, scope)
    expect(calls).toBe(2)
    expect(await line()).toBeNull()
    await recognise()
    expect(await line()).toBe(today)
  })

  it('it follows a document that is read again', async () => {
    const { id, line } = await newPhotograph()
    await recognise()
    await sql('update document set is_read = false where id = $1', [id])
    await readUnread(deps, new AbortController().signal)
    expect(await line()).toBeNull()
    await recognise()
    expect(await line()).toBe(today)
  })
})

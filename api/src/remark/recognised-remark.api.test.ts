import sharp from 'sharp'
import { expect, it } from 'vitest'
import { recognisePages } from '#document/recognise-pages.service.ts'
import { readInProcess } from '#reading/reader.ts'
import { declare } from '#test/declare.ts'
import { pdf } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const { deps, newTenantAt, sql } = await startTenants({ TEXT_RECOGNITION: 'on' })

/** A page takes seconds, and on a busy machine minutes. */
const patience = 300_000

/** A tax notice of 2018 as somebody photographs it: on a table, and not straight. */
async function photographedNotice(): Promise<Buffer> {
  const given = await pdf(0, (document) => {
    const page = document.addPage([420, 420])
    const lines = [
      'AVIS D’IMPÔT 2019 SUR LES REVENUS 2018',
      'Mme DURAND Ana, 4 rue des Lilas, 69002 Lyon',
      'Revenu fiscal de référence : 25 180 euros',
      'Nombre de parts : 1, personnes à charge : 0',
    ]
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 30, y: 330 - index * 50, size: 15 })
  })
  const { pages } = await readInProcess(given)
  return sharp(pages[0]?.jpeg).resize(1_300).rotate(-8, { background: '#796048' }).jpeg().toBuffer()
}

it('remarks about a photograph come when its words are recognised', { timeout: patience }, async () => {
  const ana = await newTenantAt('INCOMPLETE')
  const path = '/documents/INCOME'
  const headers = { 'content-type': 'application/octet-stream', ...declare(path), 'x-document-kind': 'TAX_NOTICE' }
  expect((await ana.upload(path, await photographedNotice(), headers)).statusCode).toBe(200)
  await expect.poll(() => sql('select from document_reading'), { timeout: patience }).toHaveLength(1)
  const remarks = async () => (await ana.ask('GET', '/tenant/remarks')).json()
  expect(await remarks()).toEqual({ remarks: [], isComplete: false })
  await recognisePages(deps, new AbortController().signal)
  expect(await remarks()).toMatchObject({ remarks: [{ code: 'OLD_TAX_NOTICE', year: 2018 }], isComplete: true })
})

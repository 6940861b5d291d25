import { categoriesOf } from '@bailclair/domain/document/document-category.rules.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoFiles } from '../files.data.ts'
import { documentsOfGuarantor, documentsOfTenant } from './documents-of.ts'
import { drawSheet } from './sheet.ts'
import { toPdf } from './to-pdf.ts'

const today = new Date('2026-11-15')
const tenants = demoFiles.flatMap((file) => file.tenants.map((tenant) => ({ tenant, flaws: file.flaws })))

describe('documents of the demonstration', () => {
  it.each(tenants.map((it) => [it.tenant.email, it] as const))('of %s have allowed categories', (_, given) => {
    const { tenant, flaws } = given
    for (const { category } of documentsOfTenant(tenant, today, flaws)) expect(categoriesOf.TENANT).toContain(category)
    for (const guarantor of tenant.guarantors)
      for (const { category } of documentsOfGuarantor(guarantor, tenant, today))
        expect(categoriesOf[guarantor.kind]).toContain(category)
  })

  it('are a picture and PDFs with one page per month', async () => {
    const [{ tenant }] = tenants as [(typeof tenants)[number]]
    const drawn = await Promise.all(
      documentsOfTenant(tenant, today).map(async ({ fileName, mediaType, draw }) => {
        const bytes = await draw()
        if (mediaType === 'image/jpeg') return [fileName, (await sharp(bytes).metadata()).format]
        return [fileName, (await PDFDocument.load(bytes)).getPageCount()]
      }),
    )
    expect(drawn).toEqual([
      ['carte-identite.jpg', 'jpeg'],
      ['quittances-de-loyer.pdf', 3],
      ['attestation.pdf', 1],
      ['bulletins-de-paie.pdf', 3],
      ['avis-d-impot.pdf', 1],
    ])
  })

  it('are marked as specimen on every page', async () => {
    const { items } = drawSheet({ issuer: ['Quelqu’un'], title: 'Attestation', place: 'Tours' })
    const texts = items.flatMap((item) => ('text' in item ? [item.text] : []))
    expect(texts).toEqual(expect.arrayContaining(['SPÉCIMEN', expect.stringMatching(/^Document fictif/)]))
    // throws if the PDF font lacks a character
    await expect(
      toPdf([drawSheet({ issuer: ['x'], title: '1\u202f250\u00a0€ – Œuvre', place: '' })]),
    ).resolves.toBeDefined()
  })
})

import { acceptedDocumentsFor } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { type DeclineReason, reasonFits } from '@bailclair/domain/document/decline-reason.rules.ts'
import { toPdf } from '@bailclair/stand-ins/corpus/to-pdf.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flawsOf, isAbout } from '../demo-file.ts'
import { demoFiles } from '../files.data.ts'
import type { Guarantor } from '../people.ts'
import { tenants as demoTenants } from '../tenants.data.ts'
import { documentsOfGuarantor, documentsOfTenant, type Flaw } from './documents-of.ts'
import { drawSheet } from './sheet.ts'

const today = new Date('2026-11-15')
const tenants = demoFiles.flatMap((file) =>
  file.tenants.map((tenant, place) => ({
    tenant,
    flaws: flawsOf(file, place),
    declined: file.declined[place] ?? [],
  })),
)
/** What must be wrong with a document, so that the team gives this reason. */
const flawBehind: Partial<Record<DeclineReason, Flaw>> = {
  UNREADABLE: 'BLURRED',
  OUT_OF_DATE: 'OLD',
  DIFFERS: 'DIFFERS',
}

describe('documents of the demonstration', () => {
  it.each(tenants.map((it) => [it.tenant.email, it] as const))('of %s are on the lists of the law', (_, given) => {
    const { tenant, flaws } = given
    for (const { category, kind } of documentsOfTenant(tenant, today, flaws))
      expect(acceptedDocumentsFor({ category, holder: 'TENANT' }, tenant.situation)).toContain(kind)
    for (const guarantor of tenant.guarantors)
      for (const { category, kind } of documentsOfGuarantor(guarantor, tenant, today))
        expect(acceptedDocumentsFor({ category, holder: guarantor.kind })).toContain(kind)
  })

  it('are declined for a reason that fits: their kind has it, and each of them shows it', () => {
    const reasons = tenants.flatMap(({ tenant, flaws, declined }) => declined.map((one) => ({ tenant, flaws, one })))
    expect(reasons).toHaveLength(3)
    for (const { tenant, flaws, one } of reasons) {
      const { category, reason } = one
      expect(reasonFits(category, reason)).toBe(true)
      expect(flaws[category]).toBe(flawBehind[reason])
      const sound = documentsOfTenant(tenant, today).map(({ fileName }) => fileName)
      const hit = documentsOfTenant(tenant, today, flaws).filter((document) => isAbout(one, document))
      expect(hit).toHaveLength(1)
      // a blurred photograph replaces the PDF; other flaws are inside the document
      if (reason === 'UNREADABLE') expect(sound).not.toContain(hit[0]?.fileName)
    }
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

  it('of somebody who vouches in two files are the same bytes in both', async () => {
    const drawn = (['maud', 'lucie'] as const).map((who) => {
      const [agnes] = demoTenants[who].guarantors
      return Promise.all(documentsOfGuarantor(agnes as Guarantor, demoTenants[who], today).map(({ draw }) => draw()))
    })
    const [ofMaud, ofLucie] = await Promise.all(drawn)
    expect(ofMaud).toHaveLength(3)
    expect(ofLucie?.map((bytes, index) => ofMaud?.[index]?.equals(bytes))).toEqual([true, true, true])
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

import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { DemoTenant, Guarantor, Holder } from '#demo-data/people.ts'
import type { Drawing } from './drawing.ts'
import { drawIdentityCard } from './identity-card.ts'
import * as proofs from './proofs.ts'
import { toJpeg } from './to-jpeg.ts'
import { toPdf } from './to-pdf.ts'

export type DemoDocument = {
  category: DocumentCategory
  fileName: string
  mediaType: 'application/pdf' | 'image/jpeg'
  /** Lazy, because drawing is slow. */
  draw: () => Promise<Buffer>
}
/** Why the team declines a document. */
export type Flaw = 'BLURRED' | 'OLD' | 'DIFFERS'
export type Flaws = Partial<Record<DocumentCategory, Flaw>>

const pdf = (category: DocumentCategory, fileName: string, ...drawings: Drawing[]): DemoDocument => ({
  category,
  fileName: `${fileName}.pdf`,
  mediaType: 'application/pdf',
  draw: () => toPdf(drawings),
})
const photograph = (category: DocumentCategory, fileName: string, drawing: Drawing, blur = 0): DemoDocument => ({
  category,
  fileName: `${fileName}.jpg`,
  mediaType: 'image/jpeg',
  draw: () => toJpeg(drawing, { blur }),
})
const identity = (holder: Holder) => photograph('IDENTITY', 'carte-identite', drawIdentityCard(holder))

/** A complete set of documents that agrees with the declared situation and incomes. */
export function documentsOfTenant(tenant: DemoTenant, today: Date, flaws: Flaws = {}): DemoDocument[] {
  const { payer, incomes } = tenant
  const total = incomes.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0)
  const receipts = proofs.rentReceipts(tenant, today, flaws.ADDRESS === 'OLD' ? 14 : 1)
  const income = incomes.flatMap(({ kind, monthlyAmount }): DemoDocument[] => {
    if (kind !== 'SALARY') return [pdf('INCOME', 'versement', proofs.award(tenant, payer, monthlyAmount, today))]
    const slips = proofs.payslips(tenant, payer, monthlyAmount, today)
    const [first] = slips
    return flaws.INCOME === 'BLURRED' && first
      ? [photograph('INCOME', 'photo-bulletin', first, 9)]
      : [pdf('INCOME', 'bulletins-de-paie', ...slips)]
  })
  const certified = flaws.PROFESSIONAL === 'DIFFERS' ? { ...payer, role: 'Stagiaire' } : payer
  const hasProfession = !['RETIRED', 'UNEMPLOYED', 'OTHER'].includes(tenant.situation)
  return [
    identity(tenant),
    pdf('ADDRESS', 'quittances-de-loyer', ...receipts),
    ...(hasProfession ? [pdf('PROFESSIONAL', 'attestation', proofs.employment(tenant, certified, today))] : []),
    ...income,
    ...(total > 0 ? [pdf('INCOME', 'avis-d-impot', proofs.taxNotice(tenant, total, today))] : []),
  ]
}

export function documentsOfGuarantor(guarantor: Guarantor, tenant: Holder, today: Date): DemoDocument[] {
  if (guarantor.kind === 'BODY')
    return [pdf('GUARANTEE_BODY', 'certificat-de-garantie', proofs.guaranteeCertificate(tenant, guarantor.name, today))]
  const { holder } = guarantor
  if (guarantor.kind === 'COMPANY')
    return [
      pdf('COMPANY', 'extrait-immatriculation', proofs.companyExtract(holder, guarantor.name, today)),
      identity(holder),
    ]
  return [
    identity(holder),
    pdf('ADDRESS', 'quittances-de-loyer', ...proofs.rentReceipts(holder, today)),
    pdf('INCOME', 'versement', proofs.award(holder, guarantor.payer, guarantor.monthlyIncome, today)),
  ]
}

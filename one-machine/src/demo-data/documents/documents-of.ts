import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { IncomeKind } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { Drawing } from '@bailclair/stand-ins/corpus/drawing.ts'
import { toPdf } from '@bailclair/stand-ins/corpus/to-pdf.ts'
import type { DemoTenant, Guarantor, Holder, Payer } from '#demo-data/people.ts'
import { drawIdentityCard } from './identity-card.ts'
import * as proofs from './proofs.ts'
import { payslips, taxNotice } from './signed-proofs.ts'
import { toJpeg } from './to-jpeg.ts'

export type DemoDocument = {
  category: DocumentCategory
  kind: DocumentKind
  fileName: string
  mediaType: 'application/pdf' | 'image/jpeg'
  /** Lazy, because drawing is slow. */
  draw: () => Promise<Buffer>
}
/** Why the team declines a document. */
export type Flaw = 'BLURRED' | 'OLD' | 'DIFFERS'
export type Flaws = Partial<Record<DocumentCategory, Flaw>>

type Slot = readonly [DocumentCategory, DocumentKind]
const lazyPdf = ([category, kind]: Slot, fileName: string, pages: () => Promise<Drawing[]>): DemoDocument => ({
  category,
  kind,
  fileName: `${fileName}.pdf`,
  mediaType: 'application/pdf',
  draw: async () => toPdf(await pages()),
})
const pdf = (slot: Slot, fileName: string, ...drawings: Drawing[]): DemoDocument =>
  lazyPdf(slot, fileName, async () => drawings)
type Page = Drawing | Promise<Drawing>
const photograph = ([category, kind]: Slot, fileName: string, page: () => Page, blur = 0): DemoDocument => ({
  category,
  kind,
  fileName: `${fileName}.jpg`,
  mediaType: 'image/jpeg',
  draw: async () => toJpeg(await page(), { blur }),
})
const identity = (holder: Holder) =>
  photograph(['IDENTITY', 'IDENTITY_CARD'], 'carte-identite', () => drawIdentityCard(holder))

type Proof = readonly [kind: DocumentKind, title: string]
const payments: Proof = ['PAYMENTS', 'Avis de versement']
/** Of an income that is no salary. */
const proofOfIncome: Record<Exclude<IncomeKind, 'SALARY'>, Proof> = {
  BUSINESS: ['ACCOUNTS', 'Attestation de ressources'],
  PENSION: payments,
  BENEFITS: payments,
  SCHOLARSHIP: ['SCHOLARSHIP', 'Avis d’attribution de bourse'],
  RENT: ['CAPITAL_INCOME', 'Relevé de revenus fonciers'],
  OTHER: payments,
}

function proofOfOccupation(tenant: DemoTenant, payer: Payer, today: Date): DemoDocument[] {
  const { situation } = tenant
  // people without an occupation prove none
  if (situation === 'RETIRED' || situation === 'UNEMPLOYED' || situation === 'OTHER') return []
  if (situation === 'SELF_EMPLOYED')
    return [pdf(['PROFESSIONAL', 'COMPANY_REGISTER'], 'extrait', proofs.companyExtract(tenant, payer.name, today))]
  const [kind, title]: Proof =
    situation === 'STUDENT'
      ? ['SCHOOL_CERTIFICATE', 'Certificat de scolarité']
      : ['EMPLOYER_STATEMENT', 'Attestation de l’employeur']
  return [pdf(['PROFESSIONAL', kind], 'attestation', proofs.employment(tenant, payer, today, title))]
}

/** A complete set of documents that agrees with the declared situation and incomes, unless some are forged. */
export function documentsOfTenant(tenant: DemoTenant, today: Date, flaws: Flaws = {}): DemoDocument[] {
  const { payer, incomes, findings = {} } = tenant
  const total = incomes.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0)
  const receipts = proofs.rentReceipts(tenant, today, flaws.ADDRESS === 'OLD' ? 14 : 1)
  const income = incomes.flatMap(({ kind, monthlyAmount }): DemoDocument[] => {
    if (kind !== 'SALARY') {
      const [proof, title] = proofOfIncome[kind]
      return [pdf(['INCOME', proof], 'versement', proofs.award(tenant, payer, monthlyAmount, today, title))]
    }
    const slips = () => payslips(tenant, payer, monthlyAmount, today, findings)
    return flaws.INCOME === 'BLURRED'
      ? [photograph(['INCOME', 'PAYSLIPS'], 'photo-bulletin', async () => (await slips())[0] as Drawing, 9)]
      : [lazyPdf(['INCOME', 'PAYSLIPS'], 'bulletins-de-paie', slips)]
  })
  const notice = () => taxNotice(tenant, total, today, findings.notice)
  const certified = flaws.PROFESSIONAL === 'DIFFERS' ? { ...payer, role: 'Stagiaire' } : payer
  return [
    identity(tenant),
    pdf(['ADDRESS', 'RENT_RECEIPTS'], 'quittances-de-loyer', ...receipts),
    ...proofOfOccupation(tenant, certified, today),
    ...income,
    ...(total > 0 ? [lazyPdf(['INCOME', 'TAX_NOTICE'], 'avis-d-impot', notice)] : []),
  ]
}

export function documentsOfGuarantor(guarantor: Guarantor, tenant: Holder, today: Date): DemoDocument[] {
  if (guarantor.kind === 'BODY')
    return [
      pdf(
        ['GUARANTEE_BODY', 'GUARANTEE'],
        'certificat-de-garantie',
        proofs.guaranteeCertificate(tenant, guarantor.name, today),
      ),
    ]
  const { holder } = guarantor
  if (guarantor.kind === 'COMPANY')
    return [
      pdf(
        ['COMPANY', 'COMPANY_REGISTER'],
        'extrait-immatriculation',
        proofs.companyExtract(holder, guarantor.name, today),
      ),
      identity(holder),
    ]
  return [
    identity(holder),
    pdf(['ADDRESS', 'LAST_RENT_RECEIPT'], 'quittance-de-loyer', ...proofs.rentReceipts(holder, today).slice(-1)),
    pdf(
      ['INCOME', 'PAYMENTS'],
      'versement',
      proofs.award(holder, guarantor.payer, guarantor.monthlyIncome, today, 'Avis de versement'),
    ),
  ]
}

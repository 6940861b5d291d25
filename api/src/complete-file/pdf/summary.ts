import type {
  ShownDocument,
  ShownGuarantor,
  ShownTenant,
} from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { ShownIn } from '@bailclair/domain/rental-file/field-views.schema.ts'
import type { FileFields, GuarantorFields, TenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { CompleteFileTexts } from '../complete-file.messages.ts'
import { writeCheck, writeHead } from './cover.ts'
import { type Flow, keepTogether } from './flow.ts'
import type { PrintedCheck, PrintedDocument, PrintedFile } from './printed-file.ts'

export type Summary = {
  t: CompleteFileTexts
  siteName: string
  file: PrintedFile
  check: PrintedCheck | undefined
  documents: readonly PrintedDocument[]
  /** The page on which each document begins. */
  firstPages: readonly number[]
  isLacking: () => boolean
}
type Write<T> = (flow: Flow, t: CompleteFileTexts, shown: T) => void
type Figure = { label: string; value: string }

/** The first pages: the same facts as on the page of the file, the contents, and how to check the PDF. */
export function writeSummary(flow: Flow, summary: Summary): void {
  const { t, file, check } = summary
  writeHead(flow, summary)
  flow.gap(14)
  flow.figures(figuresOf(t, file))
  flow.gap(12)
  flow.list(() => writeFacts(flow, t, file))
  for (const tenant of file.tenants) keepTogether(flow, (to) => writeTenant(to, t, tenant))
  writeContents(flow, summary)
  flow.gap(14)
  if (check) writeCheck(flow, t, check)
  flow.gap(10)
  if (!file.hasDocuments) flow.text(t.documentsElsewhere, { size: 9, color: 'muted' })
  flow.text(t.duty, { size: 9, color: 'muted' })
  if (summary.isLacking()) flow.text(t.lacking, { size: 9, color: 'muted' })
}

/** Figures and rows of the fields that an owner sees, in this order. `inTitle`: the heading says it. */
const inTitle = () => undefined
const fileFigures: Record<
  ShownIn<FileFields, 'owner'>,
  (t: CompleteFileTexts, file: PrintedFile) => Figure | undefined
> = {
  applicationType: inTitle,
  totalSalary: (t, { totalSalary }) => ({ label: t.short.file.totalSalary, value: t.money(totalSalary) }),
  totalGuarantorSalary: (t, { totalGuarantorSalary: total }) =>
    total === undefined ? undefined : { label: t.short.file.totalGuarantorSalary, value: t.money(total) },
}
const tenantRows: Record<ShownIn<TenantFields, 'owner'>, Write<ShownTenant>> = {
  tenantType: inTitle,
  firstName: inTitle,
  lastName: inTitle,
  situation: (flow, t, { situation }) => {
    if (situation) flow.row(t.short.tenant.situation, [t.situations[situation]])
  },
  incomes: (flow, t, { incomes }) => {
    for (const { kind, monthlyAmount } of incomes) flow.row(t.incomes[kind], [t.perMonth(monthlyAmount)])
  },
  monthlyIncome: (flow, t, { monthlyIncome }) =>
    flow.row(t.short.tenant.monthlyIncome, [incomeOf(t, monthlyIncome)], { weight: 'bold' }),
}
const guarantorRows: Record<ShownIn<GuarantorFields, 'owner'>, Write<ShownGuarantor>> = {
  kind: inTitle,
  firstName: inTitle,
  lastName: inTitle,
  name: inTitle,
  monthlyIncome: (flow, t, { monthlyIncome }) => {
    if (monthlyIncome !== undefined) flow.row(t.short.guarantor.monthlyIncome, [t.perMonth(monthlyIncome)])
  },
}

function figuresOf(t: CompleteFileTexts, file: PrintedFile): Figure[] {
  const { effortRate, effortRateWithCharges } = file
  return [
    ...Object.values(fileFigures).flatMap((figure) => figure(t, file) ?? []),
    ...(effortRate === undefined ? [] : [{ label: t.effortRate, value: t.rate(effortRate) }]),
    ...(effortRateWithCharges === undefined
      ? []
      : [{ label: t.effortRateWithCharges, value: t.rate(effortRateWithCharges) }]),
  ]
}

function writeFacts(flow: Flow, t: CompleteFileTexts, file: PrintedFile) {
  const { propertyName, town, rentCost, chargesCost, verifiedOn, accessEndsOn } = file
  const property = [propertyName, town].filter(Boolean).join(', ')
  if (property) flow.row(t.property, [property])
  if (rentCost !== undefined) flow.row(t.rent, [t.rentAndCharges(rentCost, chargesCost)])
  if (verifiedOn) flow.row(t.verified, [t.date(verifiedOn)])
  if (accessEndsOn) flow.row(t.openUntil, [t.date(accessEndsOn)])
}

function writeTitle(flow: Flow, title: string) {
  flow.gap(10)
  flow.need(70)
  flow.rule()
  flow.text(title, { as: 'H2', size: 13, weight: 'bold', color: 'primary' })
  flow.gap(3)
}

function writeTenant(flow: Flow, t: CompleteFileTexts, tenant: ShownTenant) {
  writeTitle(flow, t.name(tenant))
  flow.list(() => {
    for (const write of Object.values(tenantRows)) write(flow, t, tenant)
    writeProofs(flow, t, tenant)
  })
  for (const guarantor of tenant.guarantors) {
    flow.gap(7)
    flow.need(60)
    flow.text(t.guarantor(guarantor), { as: 'H3', size: 11, weight: 'bold' })
    flow.gap(2)
    flow.list(() => {
      for (const write of Object.values(guarantorRows)) write(flow, t, guarantor)
      writeProofs(flow, t, guarantor)
    })
  }
}

const incomeOf = (t: CompleteFileTexts, monthlyIncome: number | undefined) => {
  if (monthlyIncome === undefined) return t.notStated
  return monthlyIncome === 0 ? t.noIncome : t.perMonth(monthlyIncome)
}

function writeProofs(flow: Flow, t: CompleteFileTexts, { checks, documents }: ShownTenant | ShownGuarantor) {
  if (checks.length === 0) return
  const pagesOf = (category: ShownDocument['category']) =>
    documents.filter((document) => document.category === category).reduce((sum, { pages }) => sum + pages, 0)
  const proofs = checks.map(({ category, checkedOn }) => t.check(category, checkedOn, pagesOf(category)))
  flow.row(t.checked, proofs)
}

function writeContents(flow: Flow, { t, documents, firstPages }: Summary) {
  if (documents.length === 0) return
  writeTitle(flow, t.contents)
  flow.within('TOC', () => {
    documents.forEach(({ caption }, index) => {
      flow.entry(caption, String(firstPages[index]), `document${index}`)
    })
  })
}

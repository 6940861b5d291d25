import type { CompleteFile, ShownGuarantor, ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { ShownIn } from '@bailclair/domain/rental-file/field-views.schema.ts'
import type { FileFields, GuarantorFields, TenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { CompleteFileTexts } from '../complete-file.messages.ts'
import type { Flow } from './flow.ts'

type Summary = { t: CompleteFileTexts; siteName: string; file: CompleteFile; isLacking: () => boolean }
type Write<T> = (flow: Flow, t: CompleteFileTexts, shown: T) => void

/** The first pages: the same facts as on the page of the file. */
export function writeSummary(flow: Flow, { t, siteName, file, isLacking }: Summary): void {
  flow.text(siteName, { size: 11, weight: 'bold', color: 'primary' })
  flow.gap(10)
  flow.text(t.title, { size: 24, weight: 'bold' })
  flow.gap(2)
  flow.text(t.applicants(file), { size: 12, color: 'muted' })
  flow.gap(12)
  writeFacts(flow, t, file)
  for (const tenant of file.tenants) writeTenant(flow, t, tenant)

  flow.gap(6)
  // keeps the closing notes on one page
  flow.need(90)
  flow.rule()
  if (!file.hasDocuments) flow.text(t.documentsElsewhere, { color: 'muted' })
  flow.text(t.duty, { color: 'muted' })
  if (isLacking()) flow.text(t.lacking, { color: 'muted' })
}

/** Rows of the fields that an owner sees, in this order. `inTitle`: the heading says it. */
const inTitle = () => undefined
const fileRows: Record<ShownIn<FileFields, 'owner'>, Write<CompleteFile>> = {
  applicationType: inTitle,
  totalSalary: (flow, t, { totalSalary }) =>
    flow.row(t.short.file.totalSalary, t.perMonth(totalSalary), { weight: 'bold' }),
  totalGuarantorSalary: (flow, t, { totalGuarantorSalary: total }) => {
    if (total !== undefined) flow.row(t.short.file.totalGuarantorSalary, t.perMonth(total))
  },
}
const tenantRows: Record<ShownIn<TenantFields, 'owner'>, Write<ShownTenant>> = {
  tenantType: inTitle,
  firstName: inTitle,
  lastName: inTitle,
  situation: (flow, t, { situation }) => {
    if (situation) flow.row(t.short.tenant.situation, t.situations[situation])
  },
  incomes: (flow, t, { incomes }) => {
    for (const { kind, monthlyAmount } of incomes) flow.row(t.incomes[kind], t.perMonth(monthlyAmount))
  },
  monthlyIncome: (flow, t, { monthlyIncome }) =>
    flow.row(t.short.tenant.monthlyIncome, incomeOf(t, monthlyIncome), { weight: 'bold' }),
}
const guarantorRows: Record<ShownIn<GuarantorFields, 'owner'>, Write<ShownGuarantor>> = {
  kind: inTitle,
  firstName: inTitle,
  lastName: inTitle,
  name: inTitle,
  monthlyIncome: (flow, t, { monthlyIncome }) => {
    if (monthlyIncome !== undefined) flow.row(t.short.guarantor.monthlyIncome, t.perMonth(monthlyIncome))
  },
}

function writeFacts(flow: Flow, t: CompleteFileTexts, file: CompleteFile) {
  const property = [file.propertyName, file.town].filter(Boolean).join(', ')
  if (property) flow.row(t.property, property)
  if (file.rentCost !== undefined) flow.row(t.rent, t.rentAndCharges(file.rentCost, file.chargesCost))
  flow.row(t.verified, t.date(file.verifiedOn))
  flow.row(t.openUntil, t.date(file.accessEndsOn))
  flow.rule()
  for (const write of Object.values(fileRows)) write(flow, t, file)
  if (file.effortRate !== undefined) flow.row(t.effortRate, t.rate(file.effortRate, file.effortRateWithCharges))
}

function writeTenant(flow: Flow, t: CompleteFileTexts, tenant: ShownTenant) {
  flow.gap(18)
  flow.need(90)
  flow.text(t.name(tenant), { size: 15, weight: 'bold', color: 'primary' })
  flow.gap(4)
  for (const write of Object.values(tenantRows)) write(flow, t, tenant)
  writeProofs(flow, t, tenant)
  for (const guarantor of tenant.guarantors) {
    flow.gap(8)
    flow.need(60)
    flow.text(t.guarantor(guarantor), { size: 11, weight: 'bold' })
    flow.gap(2)
    for (const write of Object.values(guarantorRows)) write(flow, t, guarantor)
    writeProofs(flow, t, guarantor)
  }
}

const incomeOf = (t: CompleteFileTexts, monthlyIncome: number | undefined) => {
  if (monthlyIncome === undefined) return t.notStated
  return monthlyIncome === 0 ? t.noIncome : t.perMonth(monthlyIncome)
}

function writeProofs(flow: Flow, t: CompleteFileTexts, { checks, documents }: ShownTenant | ShownGuarantor) {
  checks.forEach(({ category, checkedOn }, index) => {
    const pages = documents
      .filter((document) => document.category === category)
      .reduce((sum, document) => sum + document.pages, 0)
    flow.row(index === 0 ? t.checked : '', t.check(category, checkedOn, pages))
  })
}

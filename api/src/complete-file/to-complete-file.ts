import { findTown } from '@bailclair/domain/address/town.rules.ts'
import { effortRate, effortRateWithCharges } from '@bailclair/domain/application/effort-rate.rules.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { categoriesOf, type DocumentHolderKind } from '@bailclair/domain/document/document-category.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type Cents, fromCents } from '@bailclair/domain/value/money.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { DocumentOfFile, GuarantorOfFile, OpenFile, TenantOfFile } from './complete-file.repository.ts'

type Found = { file: OpenFile; tenants: readonly TenantOfFile[]; documents: readonly DocumentOfFile[] }

/** Picked field by field, so that what is added to a file tomorrow is not shown by itself. */
export function toCompleteFile({ file, tenants, documents }: Found, today: CalendarDate): CompleteFile {
  const { propertyName, propertyAddress, accessEndsOn, applicationType, lastUpdateAt } = file
  const proofsOf = proofs(documents, lastUpdateAt)
  return {
    ...optional('propertyName', propertyName),
    ...optional('town', propertyAddress && findTown(propertyAddress)),
    ...optional('rentCost', euros(file.rent)),
    ...optional('chargesCost', euros(file.charges)),
    shownOn: today,
    accessEndsOn,
    verifiedOn: todayInParis(lastUpdateAt),
    applicationType,
    tenants: tenants.map((tenant) => ({
      ...proofsOf(tenant.id, 'TENANT'),
      tenantType: tenant.tenantType,
      firstName: tenant.firstName,
      lastName: tenant.lastName,
      ...optional('situation', tenant.situation),
      incomes: tenant.incomes.map(({ kind, monthlyIncome }) => ({ kind, monthlyAmount: fromCents(monthlyIncome) })),
      ...optional('monthlyIncome', euros(tenant.monthlyIncome)),
      guarantors: tenant.guarantors.map((guarantor) => toGuarantor(guarantor, proofsOf)),
    })),
    hasDocuments: file.source === 'BUNDLED',
    ...totals(file),
  }
}

type ProofsOf = ReturnType<typeof proofs>

const toGuarantor = ({ id, kind, firstName, lastName, name, monthlyIncome }: GuarantorOfFile, proofsOf: ProofsOf) => ({
  ...proofsOf(id, kind ?? 'PERSON'),
  ...optional('kind', kind),
  ...optional('firstName', firstName),
  ...optional('lastName', lastName),
  ...optional('name', name),
  ...optional('monthlyIncome', euros(monthlyIncome)),
})

/** Documents of someone in the order in which they are asked for, and when each kind was last checked. */
const proofs =
  (documents: readonly DocumentOfFile[], verifiedAt: Date) => (holderId: string, holder: DocumentHolderKind) => {
    const given = categoriesOf[holder]
      .map((category) => documents.filter((one) => one.holderId === holderId && one.category === category))
      .filter(([first]) => first !== undefined)
    return {
      checks: given.map((ofOneKind) => ({
        category: (ofOneKind[0] as DocumentOfFile).category,
        checkedOn: todayInParis(latest(ofOneKind.map(({ checkedAt }) => checkedAt ?? verifiedAt))),
      })),
      documents: given.flat().map(({ id, category, pages, size }) => ({ id, category, pages, size })),
    }
  }

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))

function totals({ totalIncome, totalGuarantorIncome, rent, charges }: OpenFile) {
  const totalSalary = fromCents(totalIncome)
  const [rentCost, chargesCost] = [euros(rent), euros(charges)]
  return {
    totalSalary,
    ...optional('totalGuarantorSalary', euros(totalGuarantorIncome)),
    ...(rentCost !== undefined && { effortRate: effortRate({ rentCost }, totalSalary) }),
    ...(rentCost !== undefined &&
      chargesCost !== undefined && {
        effortRateWithCharges: effortRateWithCharges({ rentCost, chargesCost }, totalSalary),
      }),
  }
}

const euros = (cents: Cents | null) => (cents === null ? undefined : fromCents(cents))

/** The key only when there is something under it. */
const optional = <K extends string, V>(key: K, value: V | null | undefined | '') =>
  (value === null || value === undefined || value === '' ? {} : { [key]: value }) as { [P in K]?: V }

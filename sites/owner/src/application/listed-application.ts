import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { effortRates, noEffortRate, shareOfIncome } from '@bailclair/domain/application/effort-rate.rules.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { type RowState, type RowStatus, rowState, rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { type NamedPerson, nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

/** In euros a month; absent when the property does not say. */
export type Rent = { rentCost?: number | undefined; chargesCost?: number | undefined }

/** Shown for verified files only, while the access lasts. */
export type Figures = {
  income: number
  guarantorIncome: number | undefined
  /** Percent of the income; undefined when no income is stated (−1 in the rule) or an amount is missing. */
  rate: number | undefined
  rateWithCharges: number | undefined
  /** Each person's share of the income, when there are several (decision 7). */
  shares: readonly IncomeShare[]
  /** Of the complete file. */
  token: string
  /** The file is in an authority's own system (decision 18). */
  isExternal: boolean
}

/** `income` in euros a month; undefined when not stated. */
export type IncomeShare = { name: string; income: number | undefined; percent: number }

export type ListedApplication = {
  id: string
  /** Last and first name of the initiator, «+ 1» (decision 6). */
  name: string
  /** In sentences. */
  people: readonly NamedPerson[]
  /** All tenant names, for the search. */
  everyone: string
  type: ApplicationType
  status: RowStatus
  state: RowState
  stage: Stage
  /** What the applicant wrote when applying. */
  wish: string | undefined
  /** New to the owner when this visit began. */
  isNew: boolean
  /** The server knows that the owner has seen it. */
  isReported: boolean
  /** When the file last changed. */
  updatedAt: Date
  accessEndsOn: CalendarDate
  figures: Figures | undefined
  rent: Rent
}

/** The rows of the applications table. Archived files are not listed. */
export const listApplications = (
  rows: readonly ApplicationRow[],
  rent: Rent,
  today: CalendarDate,
): ListedApplication[] =>
  rows.flatMap((row) => {
    const { applicationType, lastUpdateDate, tenants } = row.apartmentSharing
    const status = rowStatus(row, today)
    if (!status) return []
    return {
      id: row.id,
      name: rowName(tenants),
      people: tenants,
      everyone: tenants.map(({ firstName, lastName }) => `${lastName} ${firstName}`).join(' '),
      type: applicationType,
      status,
      state: rowState(row, today),
      isNew: row.isNew === true,
      stage: row.stage,
      wish: row.wish,
      isReported: false,
      updatedAt: new Date(lastUpdateDate),
      accessEndsOn: row.accessEndsOn,
      figures: figuresOf(row.apartmentSharing, rent),
      rent,
    }
  })

function figuresOf(file: ApplicationRow['apartmentSharing'], rent: Rent): Figures | undefined {
  const { token, totalSalary, totalGuarantorSalary } = file
  if (token === undefined || totalSalary === undefined) return undefined
  const { effortRate, effortRateWithCharges } = effortRates(rent, totalSalary)
  return {
    income: totalSalary,
    guarantorIncome: totalGuarantorSalary,
    rate: statedRate(effortRate),
    rateWithCharges: statedRate(effortRateWithCharges),
    shares: sharesOf(file.tenants, totalSalary),
    token,
    isExternal: file.external === true,
  }
}

const sharesOf = (tenants: ApplicationRow['apartmentSharing']['tenants'], total: number): IncomeShare[] =>
  tenants.some(({ salary }) => salary !== undefined)
    ? tenants.map((tenant) => ({
        name: nameOf(tenant),
        income: tenant.salary,
        percent: shareOfIncome(tenant.salary ?? 0, total),
      }))
    : []

const statedRate = (rate: number | undefined) => (rate === noEffortRate ? undefined : rate)

import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import {
  effortRate,
  effortRateWithCharges,
  noEffortRate,
  shareOfIncome,
} from '@bailclair/domain/application/effort-rate.rules.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { type RowState, rowState } from '@bailclair/domain/application/row-state.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { type NamedPerson, nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

/** Archived files are not listed. The order is used when sorting by status. */
export const listedStatuses = ['VALIDATED', 'TO_PROCESS', 'DECLINED', 'INCOMPLETE'] as const satisfies FileStatus[]
export type ListedStatus = (typeof listedStatuses)[number]
export type WaitingStatus = Exclude<ListedStatus, 'VALIDATED'>

/** In euros a month. */
export type Rent = { rentCost: number; chargesCost: number }

/** Shown for verified files only, while the access lasts. */
export type Figures = {
  income: number
  guarantorIncome: number | undefined
  /** Percent of the income; undefined when no income is stated (−1 in the rule). */
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
  status: ListedStatus
  state: RowState
  /** When the file last changed. */
  updatedAt: Date
  accessEndsOn: CalendarDate
  figures: Figures | undefined
}

/** The rows of the applications table. */
export const listApplications = (
  rows: readonly ApplicationRow[],
  rent: Rent,
  today: CalendarDate,
): ListedApplication[] =>
  rows.flatMap((row) => {
    const { status, applicationType, lastUpdateDate, tenants } = row.apartmentSharing
    if (status === 'ARCHIVED') return []
    return {
      id: row.id,
      name: rowName(tenants),
      people: tenants,
      everyone: tenants.map(({ firstName, lastName }) => `${lastName} ${firstName}`).join(' '),
      type: applicationType,
      status,
      state: rowState(row, today),
      updatedAt: new Date(lastUpdateDate),
      accessEndsOn: row.accessEndsOn,
      figures: figuresOf(row.apartmentSharing, rent),
    }
  })

function figuresOf(file: ApplicationRow['apartmentSharing'], rent: Rent): Figures | undefined {
  const { token, totalSalary, totalGuarantorSalary } = file
  if (token === undefined || totalSalary === undefined) return undefined
  return {
    income: totalSalary,
    guarantorIncome: totalGuarantorSalary,
    rate: statedRate(effortRate(rent, totalSalary)),
    rateWithCharges: statedRate(effortRateWithCharges(rent, totalSalary)),
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

const statedRate = (rate: number) => (rate === noEffortRate ? undefined : rate)

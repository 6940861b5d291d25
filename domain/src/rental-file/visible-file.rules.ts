import type { ApplicationType, TenantType } from './file-shape.rules.ts'
import type { FileStatus } from './tenant-status.rules.ts'

/** `salary`: euros a month, left out where none is stated. */
type Tenant = { firstName: string; lastName: string; tenantType: TenantType; salary?: number }
type QuietPart = {
  status: FileStatus
  applicationType: ApplicationType
  lastUpdateDate: string
  tenants: readonly Tenant[]
}
/** Euros a month, and the token that opens the complete file. */
type Figures = { totalSalary: number; totalGuarantorSalary?: number; token: string }

/** What an owner sees of a file, in the words of the wire (contract, `apartmentSharing`). */
export type VisibleFile = QuietPart & { tenants: Tenant[] } & Partial<Figures>

/** Spec §4, decisions 6 and 19: only a VALIDATED file, and only while the applicant's consent lasts, shows figures. */
export const showsFigures = (status: FileStatus, isAccessOpen: boolean): boolean =>
  status === 'VALIDATED' && isAccessOpen

/** Spec §4: ARCHIVED files are left out of the list, and of its count (contract, PropertySummary). */
export const isListed = (status: FileStatus): boolean => status !== 'ARCHIVED'

/**
 * The promise made to the applicant, kept by picking what may be shown instead of dropping what may not: a field added
 * to files tomorrow stays hidden. Nothing at all is visible of a file that is not listed.
 */
export function findVisibleFile(file: QuietPart & Figures, isAccessOpen: boolean): VisibleFile | undefined {
  if (!isListed(file.status)) return undefined
  const { status, applicationType, lastUpdateDate } = file
  const hasFigures = showsFigures(status, isAccessOpen)
  // of whoever is alone, the total says it already (decision 7)
  const showsSalaries = hasFigures && file.tenants.length > 1
  const tenants = file.tenants.map(({ firstName, lastName, tenantType, salary }) =>
    showsSalaries && salary !== undefined
      ? { firstName, lastName, tenantType, salary }
      : { firstName, lastName, tenantType },
  )
  const quiet = { status, applicationType, lastUpdateDate, tenants }
  if (!hasFigures) return quiet

  const { totalSalary, totalGuarantorSalary, token } = file
  return { ...quiet, totalSalary, ...(totalGuarantorSalary !== undefined && { totalGuarantorSalary }), token }
}

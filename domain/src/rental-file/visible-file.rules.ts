import type { ShownStatus } from '../application/consent-scope.rules.ts'
import type { TenantValues } from './file-fields.schema.ts'
import type { ApplicationType } from './file-shape.rules.ts'

/** `salary`: euros a month, absent when none is stated. */
type Tenant = Pick<TenantValues, 'firstName' | 'lastName' | 'tenantType'> & { salary?: number }
type WithoutFigures = {
  status: ShownStatus
  applicationType: ApplicationType
  lastUpdateDate: string
  tenants: readonly Tenant[]
}
/** Euros a month, and the token of the complete file. */
type Figures = { totalSalary: number; totalGuarantorSalary?: number; token: string; external?: true }

/** What an owner sees of a file in the list of applications. */
export type VisibleFile = WithoutFigures & { tenants: Tenant[] } & Partial<Figures>

/** Only a VALIDATED file shows figures, and only while the applicant's consent lasts (decisions 6 and 19). */
export const showsFigures = (status: ShownStatus, isAccessOpen: boolean): boolean =>
  status === 'VALIDATED' && isAccessOpen

/** ARCHIVED files are neither listed nor counted. */
export const isListed = (status: ShownStatus): boolean => status !== 'ARCHIVED'

/** Names what may be shown, so that a field added later stays hidden. Undefined for a file that is not listed. */
export function findVisibleFile(file: WithoutFigures & Figures, isAccessOpen: boolean): VisibleFile | undefined {
  if (!isListed(file.status)) return undefined
  const { status, applicationType, lastUpdateDate } = file
  const hasFigures = showsFigures(status, isAccessOpen)
  // for one tenant the salary is the total (decision 7)
  const showsSalaries = hasFigures && file.tenants.length > 1
  const tenants = file.tenants.map(({ firstName, lastName, tenantType, salary }) =>
    showsSalaries && salary !== undefined
      ? { firstName, lastName, tenantType, salary }
      : { firstName, lastName, tenantType },
  )
  const visible = { status, applicationType, lastUpdateDate, tenants }
  if (!hasFigures) return visible

  const { totalSalary, totalGuarantorSalary, token, external } = file
  return {
    ...visible,
    totalSalary,
    ...(totalGuarantorSalary !== undefined && { totalGuarantorSalary }),
    token,
    ...(external && { external }),
  }
}

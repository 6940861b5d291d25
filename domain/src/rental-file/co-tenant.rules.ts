import { type ApplicationType, tenantCount } from './file-shape.rules.ts'

/** More people than any flat has: the bound keeps the invitations of one account from becoming a mailing. */
export const mostCoTenants = 9

/** How long a mailed invitation to join a file is good, in days. */
export const invitationDays = 7

/** How a number of tenants fits a type of file (contract, files of applicants). */
export function fitOf(type: ApplicationType, count: number): 'FITS' | 'TOO_FEW' | 'TOO_MANY' {
  const { least, most } = tenantCount[type]
  if (count < least) return 'TOO_FEW'
  return count > Math.min(most, mostCoTenants + 1) ? 'TOO_MANY' : 'FITS'
}

import { type ApplicationType, tenantCount } from './file-shape.rules.ts'

/** More than any flat share has. Limits how many mails one account can send. */
export const mostCoTenants = 9

/** Days for which a mailed invitation is valid. */
export const invitationDays = 7

/** Whether a type of file allows this number of tenants. */
export function fitOf(type: ApplicationType, count: number): 'FITS' | 'TOO_FEW' | 'TOO_MANY' {
  const { least, most } = tenantCount[type]
  if (count < least) return 'TOO_FEW'
  return count > Math.min(most, mostCoTenants + 1) ? 'TOO_MANY' : 'FITS'
}

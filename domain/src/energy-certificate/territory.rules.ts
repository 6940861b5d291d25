import { findPostcode } from '../address/postcode.rules.ts'

export const territories = ['MAINLAND', 'OVERSEAS_DEPARTMENT', 'OTHER_OVERSEAS', 'UNKNOWN'] as const
/** Part of France whose letting calendar applies; Corsica counts as mainland. UNKNOWN: no postcode tells. */
export type Territory = (typeof territories)[number]

/** Guadeloupe, Martinique, French Guiana, Réunion, Mayotte: the decree names no other. */
const overseasDepartments = ['971', '972', '973', '974', '976']
/** Saint-Barthélemy and Saint-Martin kept postcodes of Guadeloupe. */
const collectivities = ['97133', '97150']

/**
 * Law: the calendar covers the mainland and five overseas départements. Other postcodes 97… and 98… are collectivities
 * with laws of their own. Without a postcode, or with one that France does not have (00, 96, 99), nothing is known:
 * Saint-Denis is near Paris and in Réunion.
 */
export function territoryOf(address: string): Territory {
  const postcode = findPostcode(address)
  if (postcode === undefined || /^(00|96|99)/.test(postcode)) return 'UNKNOWN'
  if (!/^9[78]/.test(postcode)) return 'MAINLAND'
  const isDepartment = overseasDepartments.includes(postcode.slice(0, 3)) && !collectivities.includes(postcode)
  return isDepartment ? 'OVERSEAS_DEPARTMENT' : 'OTHER_OVERSEAS'
}

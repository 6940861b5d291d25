import { findPostcode } from '../address/postcode.rules.ts'
import { territoryOf } from '../energy-certificate/territory.rules.ts'
import { housingAgencies } from './housing-agencies.data.ts'

export type HousingAgency = { name: string; url: string }

/** Of the place of a home, by the postcode of its address. Undefined: not known here, which does not mean there is none. */
export function housingAgencyOf(address: string | null): HousingAgency | undefined {
  // nothing is stated about Saint-Barthélemy and Saint-Martin, which have postcodes of Guadeloupe (docs/law.md)
  if (territoryOf(address ?? '') === 'OTHER_OVERSEAS') return undefined
  const departement = departementOf(findPostcode(address ?? '') ?? '')
  const found = housingAgencies.find(([code]) => code === departement)
  if (!found) return undefined
  const [, name, site] = found
  return { name, url: siteUrl(site) }
}

/** Https where it is known to work; other sites lead on to it if they can. */
export const siteUrl = (site: string): string => `${site.startsWith('https://') ? site : `http://${site}`}/`

/** Postcodes of Corsica begin with 20; overseas they have three figures. */
function departementOf(postcode: string): string {
  if (/^97/.test(postcode)) return postcode.slice(0, 3)
  if (/^20/.test(postcode)) return /^20[01]/.test(postcode) ? '2A' : '2B'
  return postcode.slice(0, 2)
}

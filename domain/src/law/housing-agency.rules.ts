import { findPostcode } from '../address/postcode.rules.ts'
import { housingAgencies } from './housing-agencies.data.ts'

export type HousingAgency = { name: string; url: string }

/** Of the place of a home, by the postcode of its address. Undefined: not known, or without a site of its own. */
export function housingAgencyOf(address: string | null): HousingAgency | undefined {
  const departement = departementOf(findPostcode(address ?? '') ?? '')
  const found = housingAgencies.find(([code]) => code === departement)
  if (!found) return undefined
  const [, name, site] = found
  return { name, url: siteUrl(site) }
}

/** Some sites answer over http alone; the others lead on to https. */
export const siteUrl = (site: string): string => `http://${site}/`

/** Postcodes of Corsica begin with 20; overseas they have three figures. */
function departementOf(postcode: string): string {
  if (/^97/.test(postcode)) return postcode.slice(0, 3)
  if (/^20/.test(postcode)) return /^20[01]/.test(postcode) ? '2A' : '2B'
  return postcode.slice(0, 2)
}

import type { AddressSuggestion } from '../address/address.schema.ts'
import { findPostcode } from '../address/postcode.rules.ts'
import { isDoorOf } from '../address/same-street.rules.ts'
import type { Position } from './zone-shape.ts'

/** The commune, and where the door is if the directory knows it. */
export type FoundAddress = { citycode: string; position?: Position }

/**
 * Which of the suggestions for an address is it. Another door of the street says nothing of a zone, whose border may run
 * between them; nor does a postcode with several communes say which one.
 */
export function pickAddress(address: string, suggestions: readonly AddressSuggestion[]): FoundAddress | undefined {
  const postcode = findPostcode(address)
  const near = suggestions.filter((suggestion) => suggestion.postcode === postcode)
  const door = near.find(({ label }) => isDoorOf(label, address))
  if (door) {
    const { citycode, lon, lat } = door
    return { citycode, position: { lon, lat } }
  }
  const communes = new Set(near.map(({ citycode }) => citycode))
  const [citycode] = communes
  return citycode !== undefined && communes.size === 1 ? { citycode } : undefined
}

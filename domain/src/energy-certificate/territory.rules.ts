export const territories = ['MAINLAND', 'OVERSEAS_DEPARTMENT', 'OTHER_OVERSEAS'] as const
/** Part of France whose letting calendar applies; Corsica counts as mainland. */
export type Territory = (typeof territories)[number]

/** A French address ends with its postcode and town: the last five digits that stand alone are the postcode. */
const postcodeIn = (address: string): string | undefined => address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1)

/**
 * Law: the overseas départements are postcodes 97x. 98x are the Pacific collectivities, with laws of their own.
 * An address without postcode counts as mainland.
 */
export function territoryOf(address: string): Territory {
  const postcode = postcodeIn(address)
  if (postcode?.startsWith('97')) return 'OVERSEAS_DEPARTMENT'
  if (postcode?.startsWith('98')) return 'OTHER_OVERSEAS'
  return 'MAINLAND'
}

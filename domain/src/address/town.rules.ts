/** Letters of the longest name of a French commune. */
const maxTownLength = 45

/** If the text after the postcode contains one of these words, it is more than a town. */
const streetWords =
  /(?<![\p{L}-])(all[ée]e|avenue|av|bd|boulevard|chemin|cours|faubourg|impasse|lieu-dit|passage|place|quai|r[ée]sidence|route|rue|ruelle|square|villa|voie)(?![\p{L}-])/iu

type Place = { postcode: string; town: string }

/**
 * Finds postcode and town in a one-line address, for posters and share links, which must not show the exact address.
 * A French address ends with both. Any other format gives undefined, so that no street is published.
 */
function findPlace(address: string): Place | undefined {
  const [, postcode = '', rest] = [...address.matchAll(/(?<!\d)(\d{5})(?!\d)\s+([^\d,;()]+)/g)].at(-1) ?? []
  const town = rest?.replace(/\s+cedex\b.*$/i, '').trim()
  if (!town || town.length > maxTownLength || streetWords.test(town)) return undefined
  return { postcode, town }
}

export const findTown = (address: string): string | undefined => findPlace(address)?.town

/** `69004 Lyon`: where the property is, without its street. Empty when the address has another format. */
export function findDistrict(address: string): string {
  const { postcode, town } = findPlace(address) ?? {}
  return town ? `${postcode} ${town}` : ''
}

/** First digits of the postcode, and the last number, of the towns that have arrondissements. */
const dividedTowns = [
  { name: /^paris$/i, prefix: '750', last: 20 },
  { name: /^lyon$/i, prefix: '6900', last: 9 },
  { name: /^marseille$/i, prefix: '130', last: 16 },
]

/** Town and number of the arrondissement; undefined in other towns. */
export function findArrondissement(address: string): { town: string; number: number } | undefined {
  const { postcode = '', town = '' } = findPlace(address) ?? {}
  const divided = dividedTowns.find(({ name, prefix }) => name.test(town) && postcode.startsWith(prefix))
  // the 16th of Paris has two postcodes
  const number = postcode === '75116' ? 16 : Number(postcode.slice(divided?.prefix.length))
  const isParis16 = postcode === '75116' && /^paris$/i.test(town)
  if (!isParis16 && (!divided || number < 1 || number > divided.last)) return undefined
  return { town, number }
}

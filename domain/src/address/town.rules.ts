/** Longer than the longest name of a French commune (45 letters): no town, whatever else it is. */
const longestTown = 45

/** Words that belong to a street: what follows a postcode and holds one of them is more than a town. */
const streetWords =
  /(?<![\p{L}-])(all[ée]e|avenue|av|bd|boulevard|chemin|cours|faubourg|impasse|lieu-dit|passage|place|quai|r[ée]sidence|route|rue|ruelle|square|villa|voie)(?![\p{L}-])/iu

/**
 * The town of an address on one line, to be told where the exact address must not be (poster of the share link). A
 * French address ends with postcode and town; of one written otherwise nothing is told, rather than too much.
 */
export function findTown(address: string): string | undefined {
  const found = [...address.matchAll(/(?<!\d)\d{5}(?!\d)\s+([^\d,;()]+)/g)].at(-1)?.[1]
  const town = found?.replace(/\s+cedex\b.*$/i, '').trim()
  if (!town || town.length > longestTown || streetWords.test(town)) return undefined
  return town
}

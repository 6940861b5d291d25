/** Letters of the longest name of a French commune. */
const maxTownLength = 45

/** If the text after the postcode contains one of these words, it is more than a town. */
const streetWords =
  /(?<![\p{L}-])(all[ée]e|avenue|av|bd|boulevard|chemin|cours|faubourg|impasse|lieu-dit|passage|place|quai|r[ée]sidence|route|rue|ruelle|square|villa|voie)(?![\p{L}-])/iu

/**
 * Finds the town in a one-line address, for the poster of a share link, which must not show the exact address.
 * A French address ends with postcode and town. Any other format gives undefined, so that no street is published.
 */
export function findTown(address: string): string | undefined {
  const found = [...address.matchAll(/(?<!\d)\d{5}(?!\d)\s+([^\d,;()]+)/g)].at(-1)?.[1]
  const town = found?.replace(/\s+cedex\b.*$/i, '').trim()
  if (!town || town.length > maxTownLength || streetWords.test(town)) return undefined
  return town
}

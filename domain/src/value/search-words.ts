/** Ignores case, accents and apostrophes: `elysee` finds «Élysée». */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** The words of a search, each of which must be found, in any order. */
export const searchWords = (search: string): string[] => plainText(search).split(/\s+/).filter(Boolean)

/** Longer than any name. */
export const longestSearch = 100

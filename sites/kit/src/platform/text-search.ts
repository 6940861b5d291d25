/** Ignores accents and apostrophes: `elysee` finds «Élysée». */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Whether a text contains every word of the search, in any order. An empty search matches all. */
export function createTextSearch(search: string): (text: string) => boolean {
  const words = plain(search).trim().split(/\s+/)
  return (text) => {
    const searched = plain(text)
    return words.every((word) => searched.includes(word))
  }
}

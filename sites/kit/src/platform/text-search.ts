/** Nobody should have to type an accent or the right apostrophe to find «Élysée» or «L’Haÿ». */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Whether a text holds every word of a search, in any order; an empty search is held by all. */
export function createTextSearch(search: string): (text: string) => boolean {
  const words = plain(search).trim().split(/\s+/)
  return (text) => {
    const searched = plain(text)
    return words.every((word) => searched.includes(word))
  }
}

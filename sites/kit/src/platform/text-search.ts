import { plainText, searchWords } from '@bailclair/domain/value/search-words.ts'

/** Whether a text contains every word of the search, in any order. An empty search matches all. */
export function createTextSearch(search: string): (text: string) => boolean {
  const words = searchWords(search)
  return (text) => {
    const searched = plainText(text)
    return words.every((word) => searched.includes(word))
  }
}

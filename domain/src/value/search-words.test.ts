import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it.each([
  ['', []],
  ['  ', []],
  ['dup', ['dup']],
  ['  Marie   DUPONT ', ['marie', 'dupont']],
  ['Élysée', ['elysee']],
  ['L’Haÿ', ["l'hay"]],
])('«%s» has the words %j', (search, words) => expect(searchWords(search)).toEqual(words))

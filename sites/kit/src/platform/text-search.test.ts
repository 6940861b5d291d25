import { expect, it } from 'vitest'
import { createTextSearch } from './text-search.ts'

it.each([
  ['', 'Dupont Marie', true],
  ['  ', 'Dupont Marie', true],
  ['dup', 'Dupont Marie', true],
  ['marie  dupont ', 'Dupont Marie', true],
  ['marie durand', 'Dupont Marie', false],
  ['elysee', 'Élysée', true],
  ['ÉLYSÉE', 'elysee', true],
  ["l'hay", 'L’Haÿ', true],
  ['.*', 'Dupont', false],
])('«%s» in «%s»: %s', (search, text, isFound) => expect(createTextSearch(search)(text)).toBe(isFound))
